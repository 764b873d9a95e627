/** Points of one seat, and their rule. */
export interface Gain {
  seat: number;
  points: number;
  rule: string;
  reason?: string; // instead of the rule's own
}
