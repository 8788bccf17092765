import type { ProgramReading } from "../../../contract/program-reading";
import { hasStrongDose } from "../dose";
import { looksLikeMovement } from "../vocabulary/movements";
import { circuitOf, roundsOf } from "./circuit-lines";
import { doseOf, hasWork } from "./doses/dose-sets";
import { namedDose } from "./doses/named-dose";
import { type DoubtSign, LONGEST_LABEL, LONGEST_LINE, namesOf, restedOn, some } from "./doubt-sign";
import { plain } from "./labels/plain-text";
import { isRest } from "./labels/rest-and-daytime";
import { sessionLabel } from "./labels/session-label";
import { partWithSets } from "./part-heading";

/** Training that stands where no training belongs. */
export const SIGNS_OF_LEFTOVERS: DoubtSign[] = [
  {
    name: "training stands among the leftovers",
    code: "training_left_over",
    whole: true,
    tell: ({ reading, exercises }) => {
      const lost = leftIn(reading).filter((text) => isTrainingLine(text) || isDoseRow(text));
      if (lost.length < 2 || lost.length * 12 < exercises.length) return null;
      return `${lost.length} lines that look like training were not understood (${some(lost)}).`;
    },
  },
  {
    name: "a session's name stands among the leftovers",
    code: "session_left_over",
    whole: true,
    tell: ({ reading, sessions }) => {
      if (sessions.every(({ weekday }) => weekday !== null)) return null;
      const lost = leftIn(reading).filter((text) => {
        const label = isLabel(text) ? sessionLabel(text) : null;
        return label?.sure && label.weekday === null && !isRest(text) && restedOn(text) === null;
      });
      return lost.length === 0 ? null : `The names of sessions found no place (${some(lost)}).`;
    },
  },
  {
    name: "doses stand in titles and notes",
    code: "training_in_notes",
    whole: true,
    tell: ({ reading, sessions, exercises }) => {
      // "Madcow 5x5" is what a plan is called.
      const called = reading.title && looksLikeMovement(plain(reading.title)) ? reading.title : null;
      const titles = [called, ...reading.weeks.map(({ title }) => title), ...sessions.map(({ title }) => title)];
      const notes = [reading.description, ...sessions.map((session) => session.notes)];
      const inTitles = titles.filter((text) => text && (isTrainingLine(text) || /\d\s*%/.test(text)));
      const inNotes = notes.flatMap((text) =>
        (text ?? "").split("\n").filter((line) => isTrainingLine(line) && roundsOf(line) === null),
      );
      const cues = exercises.filter((each) => each.notes?.split(/\n|;/).some(isTrainingLine));
      const found = [...inTitles, ...inNotes, ...(cues.length * 5 >= exercises.length ? namesOf(cues) : [])];
      if (inTitles.length === 0 && found.length < 2) return null;
      return `What looks like training became a title or a note (${some(found.map(String))}).`;
    },
  },
  {
    name: "an effort or a percentage stands among the leftovers",
    code: "efforts_left_over",
    whole: false,
    tell: ({ reading, exercises }) => {
      const sets = exercises.flatMap(({ prescription }) => prescription);
      const told = sets.map(({ percent, effort }) => `${percent ?? ""} ${effort ?? ""}`).join(" ");
      const lost = leftIn(reading).filter(
        (text) =>
          EFFORT.test(text) &&
          !COMPARED.test(text) &&
          !(text.match(/\d+/g) ?? []).every((figure) => told.includes(figure)),
      );
      return lost.length === 0 ? null : `How hard it is meant found no place (${some(lost)}).`;
    },
  },
  {
    name: "labels stand among the leftovers",
    code: "labels_left_over",
    whole: false,
    tell: ({ reading }) => {
      // "Monday: rest" has no place.
      const lost = cellsLeft(reading).filter((text) => isLabel(text) && !isRest(sessionLabel(text)?.title ?? ""));
      return new Set(lost.map(plain)).size < 2 ? null : `Headings found no place (${some(lost)}).`;
    },
  },
  {
    name: "movements stand among the leftovers",
    code: "movements_left_over",
    whole: false,
    tell: ({ reading, exercises }) => {
      const known = new Set(exercises.map(({ name }) => plain(name)));
      const lost = cellsLeft(reading).filter(
        (text) =>
          text.length <= LONGEST_LABEL && !isLabel(text) && looksLikeMovement(plain(text)) && !known.has(plain(text)),
      );
      return lost.length < 2 ? null : `Some exercises may be missing (${some(lost)}).`;
    },
  },
  {
    name: "the document holds more doses than were read",
    code: "doses_not_read",
    whole: false,
    tell: ({ exercises, lines }) => {
      const doses = lines.filter(isTrainingLine);
      const written = doses.length;
      const read = exercises.filter(({ prescription }) => prescription.some(hasWork)).length;
      // Lines that name nothing are sets of an exercise that they may share.
      const named = doses.filter((line) => namedDose(line) !== null).length;
      const sets = exercises.reduce((sum, { prescription }) => sum + prescription.filter(hasWork).length, 0);
      return named <= read * 1.25 && written <= Math.max(read, sets) * 1.25
        ? null
        : `The document holds ${written} doses, and ${read} exercises were read.`;
    },
  },
];

/** What was left over of the sheets that were read as programs. */
const leftIn = ({ leftovers, sheets, weeks }: ProgramReading) => {
  const aside = sheets.filter(({ role }) => role !== "program").map(({ name }) => `sheet ${name} ·`);
  const own = leftovers.filter(({ place }) => !aside.some((sheet) => place?.startsWith(sheet)));
  return own.map(({ text }) => text).filter((text) => !isDateOfSession(weeks, text));
};

/** "Mon 7/6 · Squat" of the session "Squat" of a Monday: only its date is left over. */
function isDateOfSession(weeks: ProgramReading["weeks"], text: string): boolean {
  const label = text.length <= LONGEST_LABEL && /\d/.test(text) ? sessionLabel(text) : null;
  if (!label?.weekday || label.title === null || /\d/.test(label.title)) return false;
  return weeks.some(({ sessions }) =>
    sessions.some(({ weekday, title }) => weekday === label.weekday && title === label.title),
  );
}

/** What stands in rows and lines that were left over; "Squat · 140" is a best lift. */
const cellsLeft = (reading: ProgramReading) =>
  leftIn(reading)
    .filter((text) => text.length <= LONGEST_LINE && !/[.!?]$|·\s*\d/.test(text))
    .flatMap((text) => text.split(" · "));

/** "8-12", "5/side", "75% · 50 · 5": amounts without a name. A figure alone may be anything. */
const isDoseRow = (text: string) =>
  text.length <= LONGEST_LINE && !/\p{L}{5}/u.test(text) && DOSE_CELL.test(text) && doseOf(text).sets.length > 0;

const DOSE_CELL = /\d\s*[-–x×]\s*\d|\d\s*\/\s*\p{L}|\d\s*%.*\d|\d\s*\+(?!\s*\d)/u;

/** A session's or a split's name, and nothing else. */
const isLabel = (text: string) => text.length <= LONGEST_LABEL && sessionLabel(text) !== null && !/[.!?]$/.test(text);

const isTrainingLine = (text: string) =>
  text.length <= LONGEST_LINE &&
  !/[.!?:]$/.test(text) &&
  hasStrongDose(text) &&
  !isRest(text) &&
  partWithSets(text) === null &&
  circuitOf(text) === null &&
  circuitOf(/\(([^()]*)\)$/.exec(text)?.[1] ?? "") === null;

/** "Left leg > 85%": what has to be reached, and nothing to train at. */
const COMPARED = /[<>≥≤]\s*\d/;

const EFFORT = /(?<!\p{L})(?:rpe|rir)(?!\p{L}).*\d|\d.*(?<!\p{L})(?:rpe|rir)(?!\p{L})|\d\s*%/iu;
