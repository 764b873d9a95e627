import type { Choosable } from "../wire";
import { t, words } from "./words.svelte";

export type Chosen = Record<string, unknown>;

export const optionName = (option: Choosable): string => t(option.key);

/** `names`: by seat, for options that name one. */
export function optionValue(option: Choosable, value: unknown, names: Record<number, string> = {}): string {
  if (Array.isArray(value))
    return value.map((each) => optionValue(option, each, names)).join(", ") || t("client-list-empty");
  if (typeof value === "boolean") return t(value ? "client-yes" : "client-no");
  if (value === null) return words.first(`${option.key}-none`) ?? t("client-without-limit");
  if (option.of === "seat" && typeof value === "number")
    return names[value] ?? t("client-seat-number", { number: value + 1 });
  return words.first(`${option.key}-${String(value)}`) ?? String(value);
}

/** What an option does, or what one of its values means, in a line; "" where its name says it. */
export const optionAbout = (option: Choosable, value?: unknown): string =>
  words.first(`${option.key}${value === undefined ? "" : `-${String(value ?? "none")}`}.about`) ?? "";

/** The table's choice, or else the default. */
export const valueIn = (chosen: Chosen, option: Choosable): unknown =>
  option.name in chosen ? chosen[option.name] : option.default;

/** The option that closes another by its value; a closed option counts as its default. */
export function closedBy(option: Choosable, all: Choosable[], chosen: Chosen): Choosable | undefined {
  return all.find((other) => {
    const values: unknown[] | undefined = option.when?.[other.name];
    if (!values) return false;
    return !values.includes(closedBy(other, all, chosen) ? other.default : valueIn(chosen, other));
  });
}

/** Why an option does not apply. */
export const whyClosed = (option: Choosable, by: Choosable): string =>
  t("client-option-only-when", {
    name: optionName(by),
    values: (option.when?.[by.name] ?? []).map((value) => optionValue(by, value)).join(` ${t("client-or")} `),
  });
