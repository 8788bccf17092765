import { all, WEEK_WORDS } from "../../vocabulary/calendar-words";
import { type Cell, cellsIn, type View } from "../grid-view";
import { either } from "../labels/label-words";
import { plain } from "../labels/plain-text";

const PER_WEEK = new RegExp(
  `(?<!\\p{L})(?:(?:per|by|each|every|par|chaque|por|cada|pro|je|a|na|per la|в|на)\\s+(?:${either(all(WEEK_WORDS))})s?|по неделям|weekly|hebdomadaire|semanal|settimanale|wochentlich|tygodniow[oy])(?!\\p{L})`,
  "u",
);

/** "Load per week" over "S1 | S2 | S3": what is counted below it is weeks. Gives what the heading says beside that. */
export function saidPerWeek(view: View, { text, column, lastColumn, row }: Cell, bottom: number): string | null {
  const own = row < bottom && lastColumn > column ? plain(text) : "";
  if (!PER_WEEK.test(own)) return null;
  const counted = cellsIn(view, bottom, column, lastColumn).filter((cell) => {
    const { set, week } = view.headingOf(cell.text);
    return set !== null || week !== null;
  });
  return counted.length > 1 ? own.replace(PER_WEEK, " ").trim() : null;
}
