import { optionName } from "../../contract/day-options";
import { hasStrongDose, startsWithDose } from "./dose";
import { isRemarkWithDose } from "./exercise-line";
import type { Line } from "./line";
import { addText } from "./parsed-exercise";
import { isRestDay } from "./programs/labels/rest-and-daytime";
import type { TextStyle } from "./text-style";
import { type ParsedExercise, type Reading, warn } from "./training";
import { addUnplaced } from "./unplaced-text";

type Remarked = Reading & {
  current: ParsedExercise | null;
  readonly style: TextStyle;
  blank: boolean;
  outside: boolean;
};

/** A line that names nothing: it speaks of the exercise above it, of the day, or of the whole. */
export function readRemark(reader: Remarked, line: Line): void {
  const { training, place } = reader;
  if (NOT_OF_EXERCISE.test(line.text)) {
    reader.current = null;
    addUnplaced(training, line);
    return;
  }
  if (reader.outside) {
    if (line.links.length > 0 && line.text !== "") training.videoList.push(line);
    else addUnplaced(training, line);
    return;
  }
  const breaksAway =
    reader.blank && !reader.style.spaced && !line.continues && line.list === null && !startsWithDose(line.text);
  if (reader.current && !breaksAway) {
    reader.current.links.push(...line.links);
    reader.current.remarks.push(line);
    addText(reader.current, line.text);
    return;
  }
  reader.current = null;
  if (hasStrongDose(line.text) && !isRemarkWithDose(line.text)) {
    warn(
      training,
      "not_understood",
      `This line looks like an exercise but could not be read: "${line.text.slice(0, 120)}".`,
      "document",
    );
    return;
  }
  const day = place.day === null ? undefined : training.days.get(place.day);
  // "Off" in an option's place is not of the whole day.
  if (day && place.option !== null && isRestDay(line.text))
    day.notes.push({ ...line, text: `${optionName(place.option)}: ${line.text}` });
  else if (day) (endsDay(reader) ? day.closing : day.notes).push(line);
  else if (training.exercises.length === 0) training.description.push(line.text);
  else addUnplaced(training, line);
}

/** Whether the day's exercises are behind us. */
function endsDay({ training, place }: Reading): boolean {
  const last = training.exercises[training.exercises.length - 1];
  return last !== undefined && last.place.day === place.day;
}

/** Lines that never speak of the exercise above them. */
const NOT_OF_EXERCISE =
  /^(?:©|\(c\)|copyright|glossary|legend|abbreviations|next week|see you|questions\b|any questions|good luck|gloss[aá]rio|glosario|leyenda|legenda|pr[oó]xima semana|d[uú]vidas|dudas)/i;
