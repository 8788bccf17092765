import { COLUMN_TYPES, type ColumnType } from "./drafts";
import { publishedSite, type SiteChanges, siteChanges } from "./published-site";

const OWN: Record<ColumnType, string> = {
  no_equipment: "No Equipment",
  equipment: "Equipment",
  coach_program: "Coach's Program",
};

/** What the coach calls the ways to train a day. An empty name: the club's days do not have it. */
export const dayOptions = publishedSite(OWN, () => siteChanges().options as SiteChanges | undefined);

/** The ways to train a day, as members read them. One that is not offered any more keeps the product's own name. */
export const optionName = (option: ColumnType): string => dayOptions[option] || OWN[option];

export const isOffered = (option: ColumnType): boolean => dayOptions[option] !== "";

/** In their order; at least one. */
export const offeredOptions = (): ColumnType[] => COLUMN_TYPES.filter(isOffered);

export const firstOption = (): ColumnType => offeredOptions()[0] ?? "no_equipment";

/** Where training goes that names no option. */
export const mainOption = (): ColumnType => offeredOptions().at(-1) ?? "coach_program";

/** The option that the coach calls so, whatever else such words could mean. `text`: with or without capitals. */
export function optionCalled(text: string): ColumnType | null {
  const renamed = offeredOptions().filter((option) => dayOptions[option] !== OWN[option]);
  if (renamed.length === 0) return null;
  const said = plain(text);
  return renamed.find((option) => plain(dayOptions[option]) === said) ?? null;
}

const plain = (text: string) => text.normalize("NFC").trim().replace(/\s+/g, " ").replaceAll("’", "'").toLowerCase();

const counted = (number: (count: number) => string | number): string => {
  const count = offeredOptions().length;
  return `${number(count)} ${count === 1 ? "option" : "options"}`;
};

/** "three options", "one option". */
export const optionsCounted = (): string => counted((count) => NUMBERS[count] ?? count);

/** "3 options". */
export const optionsInFigures = (): string => counted((count) => count);

/** "no equipment, equipment, or the coach's own program". */
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

/** The parts of a day that are shown: what is offered, and what was written before it was not. */
export const shownSections = <Section extends { columnType: ColumnType; exerciseCount: number }>(
  sections: readonly Section[],
): Section[] => sections.filter(({ columnType, exerciseCount }) => exerciseCount > 0 || isOffered(columnType));
