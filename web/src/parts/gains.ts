/** Points one seat got, and the rule that says so. */
export interface Gain {
  seat: number;
  points: number;
  rule: string;
  reason?: string; // instead of the rule's own
}
