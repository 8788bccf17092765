import type { ReadExercise } from "../../../contract/program-reading";
import { MUSCLE } from "../vocabulary/group-words";
import { looksLikeMovement } from "../vocabulary/movements";
import { isOfAnyLength } from "./calendar-subject";
import { headingOf, isDose } from "./columns/column-heading";
import { hasWork, isPlausible } from "./doses/dose-sets";
import { type DoubtSign, namesOf, some } from "./doubt-sign";
import { plain } from "./labels/plain-text";
import { isRest } from "./labels/rest-and-daytime";
import { sessionLabel } from "./labels/session-label";
import { weekLabel } from "./labels/week-label";

/** Names and doses that cannot be so. */
export const SIGNS_OF_DOSES: DoubtSign[] = [
  {
    name: "exercises have no dose",
    code: "doses_missing",
    whole: true,
    tell: ({ exercises }) => {
      const bare = exercises.filter(({ name, prescription }) => !prescription.some(hasWork) && !isOfAnyLength(name));
      if (bare.length < 2 || bare.length * 4 < exercises.length) return null;
      return `${bare.length} of ${exercises.length} exercises have no sets, reps, times or distances. Compare what was read with the document.`;
    },
  },
  {
    name: "sets say no amount, or hold another amount than their neighbours",
    code: "sets_unclear",
    whole: true,
    tell: ({ exercises }) => {
      const odd = exercises.filter(({ prescription: sets }) => isHalf(sets) || isMixed(sets));
      return odd.length === 0 ? null : `Some sets are only half understood (${some(namesOf(odd))}).`;
    },
  },
  {
    name: "a dose is hardly meant so",
    code: "unlikely_dose",
    whole: true,
    tell: ({ exercises }) => {
      const odd = exercises.filter(({ prescription }) => {
        const sets = prescription.reduce((sum, { count }) => sum + (Number(count) || 1), 0);
        return !prescription.every(isPlausible) || sets > MOST_SETS;
      });
      if (odd.length === 0) return null;
      return `Some doses are hardly meant so (${some(namesOf(odd))}): more than 15 sets, or more than 60 or broken reps.`;
    },
  },
  {
    name: "an exercise has the name of something else",
    code: "names_unlikely",
    whole: true,
    tell: ({ exercises }) => {
      // "Series 5 x 400 m" are runs in Spanish.
      const isRun = ({ name, prescription }: ReadExercise) =>
        headingOf(name).role === "sets" && prescription.some(({ distance }) => distance !== null);
      const odd = exercises.filter((exercise) => isOddName(exercise.name) && !isRun(exercise));
      return odd.length === 0 ? null : `Some exercises have hardly their own name (${some(namesOf(odd))}).`;
    },
  },
  {
    name: "exercises are parts of the body",
    code: "muscles_named",
    whole: true,
    tell: ({ exercises }) => {
      const parts = exercises.filter(({ name }) => MUSCLE.test(plain(name)));
      return parts.length < 3 || parts.length * 2 < exercises.length
        ? null
        : `Most names are parts of the body rather than exercises (${some(namesOf(parts))}).`;
    },
  },
  {
    name: "a name holds a dose",
    code: "dose_in_name",
    whole: true,
    tell: ({ exercises }) => {
      const full = exercises.filter(({ name }) => DOSE_IN_NAME.test(name));
      return full.length === 0 ? null : `Some names seem to hold a dose (${some(namesOf(full))}).`;
    },
  },
  {
    name: "an amount stands in a name or a title",
    code: "amounts_in_names",
    whole: true,
    tell: ({ sessions, exercises, lines }) => {
      // "(60 min)" is how long it takes.
      const titles = sessions.flatMap(({ title }) => title?.replace(/\([^)]*\)/g, "") ?? []);
      // "Sprint 60 m" is the name of what is done four times, where it stands alone in its cell.
      const alone = new Set(lines);
      const isCalled = ({ name, prescription: sets }: ReadExercise) =>
        alone.has(name) && sets.length > 0 && sets.every((each) => each.count !== null && hasWork(each));
      const names = namesOf(exercises.filter((exercise) => !isCalled(exercise)));
      const found = [...titles, ...names].filter((text) => AMOUNT.test(text));
      return found.length === 0 ? null : `Some names hold an amount (${some(found)}).`;
    },
  },
  {
    name: "counts of sets stand nowhere in the document",
    code: "counts_made_up",
    whole: true,
    tell: ({ exercises, lines }) => {
      // Boxes to tick are counted as well.
      const boxes = (line: string) => String(line.match(/[☐☑☒□▢◻]/gu)?.length ?? 0);
      const written = new Set(lines.flatMap((line) => [...(line.match(/\d+/g) ?? []), boxes(line)]));
      const odd = exercises.filter(({ prescription }) =>
        prescription.some(({ count }) => Number(count) > 1 && !written.has(count ?? "")),
      );
      return odd.length * 2 < exercises.length
        ? null
        : `Counts of sets stand nowhere in the document (${some(namesOf(odd))}).`;
    },
  },
  {
    name: "sets are not counted",
    code: "sets_not_counted",
    whole: false,
    tell: ({ exercises }) => {
      const counted = exercises.filter(({ prescription }) => prescription.some(({ count }) => count !== null));
      const bare = exercises.filter(({ prescription }) => prescription.some(({ count, reps }) => reps && !count));
      if (bare.length * 4 < exercises.length || counted.length === 0) return null;
      return `Some exercises have reps and no sets (${some(namesOf(bare))}).`;
    },
  },
];

/** "4 sets" of nothing, or a load without reps. */
/** "3 sets with 4 in reserve" are whole: the reps come of it. */
const isHalf = (prescription: ReadExercise["prescription"]) =>
  !prescription.every((sets) => hasWork(sets) || (sets.count !== null && sets.effort?.endsWith("RIR")));

/** "3, 45 s, 60 s", or "5, 1 x 5, 1 x 5": columns that became sets, or a set that lost its count. */
const isMixed = (prescription: ReadExercise["prescription"]) => {
  const [bare, ...others] = prescription.slice(prescription.findIndex(({ reps, count }) => reps && !count));
  return bare?.count === null && others.some(({ duration, distance, count }) => duration ?? distance ?? count);
};

/** "Rest 3-5 min for T1", "T1: Squat", ". Bench Press", "Week 2". */
function isOddName(name: string): boolean {
  const own = plain(name);
  if (/^[.,;:)\]/=|]|^[-–—]\s/.test(name.trim()) || /^\p{L}{0,2}\d{0,2}:\s/u.test(name)) return true;
  if (isRest(name) || weekLabel(name) !== null || /__|\*\*|\p{L}{3}[.!?]$/u.test(name)) return true;
  const label = looksLikeMovement(own) ? null : sessionLabel(name);
  if (label?.sure && (label.weekday === null || label.title === null)) return true;
  const words = own.split(/[^\p{L}]+/u).filter(Boolean);
  const [first = ""] = words;
  if (looksLikeMovement(own)) return false;
  return isDose(headingOf(name).role) || (words.length > 1 && /\d/.test(own) && headingOf(first).role !== null);
}

/** "Push Press 3-3-3", "Bench 5x5": a dose that was taken for a part of the name. */
const DOSE_IN_NAME = /(?<![\d.])\d{1,2}\s*[x×]\s*\d{1,2}(?!\d|\p{L}|\s*(?:kg|lb|m|cm|mm))|\d-\d{1,2}-\d{1,2}-\d/u;

const MOST_SETS = 20;

/** "10 min", "800 m", but not "30 cm", which is how high a box is. */
const AMOUNT = /(?<![\p{L}\d.,])\d+\s*(?:min|sec|secs|s|m|km|mi|reps?|kg|lb)(?!\p{L})/iu;
