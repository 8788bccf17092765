import { parseDay } from "./days";
import { findDose } from "./dose";
import { takeCode } from "./exercise-text";
import { fold } from "./fold";
import type { Row, RowCell } from "./grid-row";
import { headingRole } from "./heading-role";
import { NO_LINE } from "./line";
import { parseOption } from "./options";
import type { Training } from "./training";
import { addUnplaced } from "./unplaced-text";

const TITLE = /^(?:theme|focus|title|emphasis|topic|main focus|tema|foco|enfoque|titulo|thema|schwerpunkt)$/;
const ABOUT_A_DAY =
  /^(?:am|pm|a\.m\.?|p\.m\.?|morning|afternoon|evening|noon|intensity|volume|time|when|where|location|place|length|duration|minutes|manha|tarde|noite|manana|noche|intensidade|intensidad|horario|hora|local|lugar|morgens|abends|nachmittags)$/;

/**
 * "Day | AM | PM | Theme | Intensity" with a row a day is the week at a glance: its themes are the days' titles, and the
 * rest is no training. Answers how many rows below the headings it has; none where it is anything else.
 */
export function readOverview(row: Row, below: Row[], training: Training): number {
  const [first, ...headings] = row.cells;
  if (!first || headings.length < 2 || headingRole(first.text) !== "day") return 0;
  const words = headings.map(({ text }) => fold(text).trim());
  const about = words.filter((word) => ABOUT_A_DAY.test(word)).length;
  const titled = headings.find((_, at) => TITLE.test(words[at] ?? ""));
  if (about < 2 || about + Number(titled !== undefined) < headings.length) return 0;
  const end = below.findIndex((each) => !isDayAtAGlance(each, first));
  const rows = below.slice(0, end < 0 ? below.length : end);
  if (rows.length < 3) return 0;
  for (const { cells } of rows) {
    const day = parseDay(cells[0]?.text ?? "")?.day;
    const title = titled && cells.find((cell) => cell.from === titled.from);
    if (day !== undefined && title) training.themes.set(day, title.text);
    const said = cells.filter((cell) => cell !== title).map((cell) => cell.text);
    addUnplaced(training, { ...(cells[0]?.lines[0] ?? NO_LINE), text: said.join(" | ") });
  }
  return rows.length;
}

function isDayAtAGlance({ cells }: Row, head: RowCell): boolean {
  const [first, ...rest] = cells;
  if (!first || first.from !== head.from || rest.length === 0 || parseDay(first.text)?.rest !== "") return false;
  return rest.every(
    (cell) =>
      cell.lines.length === 1 &&
      cell.text.length <= 40 &&
      !cell.lines.some((line) => line.links.length > 0 || takeCode(line).code !== null) &&
      !parseOption(cell.text) &&
      (!findDose(cell.text) || !/[x×]/i.test(cell.text)),
  );
}
