import { COLUMN_TYPES, type ColumnType } from "./drafts";
import { publishedSite, type SiteChanges, siteChanges } from "./published-site";

const OWN: Record<ColumnType, string> = {
  no_equipment: "No Equipment",
  equipment: "Equipment",
  coach_program: "Coach's Program",
};

/** The coach's names for a day's options. An empty name means that the club does not offer the option. */
export const dayOptions = publishedSite(OWN, () => siteChanges().options as SiteChanges | undefined);

/** Returns an option's name for members. An option no longer offered keeps the product's name. */
export const optionName = (option: ColumnType): string => dayOptions[option] || OWN[option];

export const isOffered = (option: ColumnType): boolean => dayOptions[option] !== "";

/** The offered options, in order; at least one. */
export const offeredOptions = (): ColumnType[] => COLUMN_TYPES.filter(isOffered);

export const firstOption = (): ColumnType => offeredOptions()[0] ?? "no_equipment";

/** The default option for training that names none. */
export const mainOption = (): ColumnType => offeredOptions().at(-1) ?? "coach_program";

/** Returns the option with the name the coach gave it, or null. Case is ignored. */
export function optionCalled(text: string): ColumnType | null {
  const renamed = offeredOptions().filter((option) => dayOptions[option] !== OWN[option]);
  if (renamed.length === 0) return null;
  const folded = plain(text);
  return renamed.find((option) => plain(dayOptions[option]) === folded) ?? null;
}

const plain = (text: string) => text.normalize("NFC").trim().replace(/\s+/g, " ").replaceAll("’", "'").toLowerCase();

const counted = (number: (count: number) => string | number): string => {
  const count = offeredOptions().length;
  return `${number(count)} ${count === 1 ? "option" : "options"}`;
};

/** Such as "three options", "one option". */
export const optionsCounted = (): string => counted((count) => NUMBERS[count] ?? count);

/** Such as "3 options". */
export const optionsInFigures = (): string => counted((count) => count);

/** Such as "no equipment, equipment, or the coach's own program". */
export function optionsListed(): string {
  const said = offeredOptions().map((option) =>
    dayOptions[option] === OWN[option] ? DESCRIBED[option] : dayOptions[option],
  );
  const last = said.pop() ?? "";
  return said.length > 1 ? `${said.join(", ")}, or ${last}` : [...said, last].join(" or ");
}

const DESCRIBED: Record<ColumnType, string> = {
  no_equipment: "no equipment",
  equipment: "equipment",
  coach_program: "the coach's own program",
};
const NUMBERS = ["no", "one", "two", "three"];

/** Returns the sections to show: offered options, and others that still have exercises. */
export const shownSections = <Section extends { columnType: ColumnType; exerciseCount: number }>(
  sections: readonly Section[],
): Section[] => sections.filter(({ columnType, exerciseCount }) => exerciseCount > 0 || isOffered(columnType));
