import { optionsInFigures } from "../../../contract/day-options";
import { DAY_NAMES, type ExerciseDraft } from "../../../contract/drafts";
import { codeOrder } from "../../../contract/exercise-codes";
import { resolveVideo } from "../../../contract/video";
import type { Subject } from "./subject";

export type Finding = { message: string; suggestion?: string; place?: string };

/** The built-in checks by name. A check that does not apply to a document returns null. */
const CHECKS: Record<string, (subject: Subject) => Finding[] | null> = {
  names: ({ title, parts }) => {
    const count = parts.reduce((sum, { exercises }) => sum + exercises.length, 0);
    return [
      ...(title?.trim() ? [] : [{ message: "There is no title.", suggestion: "Write it above the training." }]),
      ...(count ? [] : [{ message: "There is no exercise." }]),
      ...each(parts, ({ name }, index) => (name.trim() ? null : { message: `Exercise ${index + 1} has no name.` })),
    ];
  },

  five_days: (subject) => {
    if (subject.kind !== "week") return null;
    const trained = new Set(
      subject.parts.filter(({ exercises }) => exercises.length).map(({ dayOfWeek }) => dayOfWeek),
    );
    return [1, 2, 3, 4, 5]
      .filter((day) => !trained.has(day))
      .map((day) => ({
        message: `${DAY_NAMES[day]} has no exercises.`,
        suggestion: "Add the day to the document, or write it in the editor.",
        place: DAY_NAMES[day] ?? "",
      }));
  },

  three_options: (subject) => {
    if (subject.kind !== "week") return null;
    const days = new Set(subject.parts.filter(({ exercises }) => exercises.length).map(({ dayOfWeek }) => dayOfWeek));
    return subject.parts
      .filter(({ dayOfWeek, exercises }) => days.has(dayOfWeek) && exercises.length === 0)
      .map(({ where }) => ({
        message: `${where} has no exercises.`,
        suggestion: `A day has ${optionsInFigures()}.`,
        place: where ?? "",
      }));
  },

  codes: ({ parts }) =>
    parts.flatMap(({ where, exercises }) => {
      const found: Finding[] = [];
      const seen = new Set<string>();
      let last: { code: string; order: number } | null = null;
      for (const { name, exerciseCode } of exercises) {
        const code = exerciseCode?.trim().toUpperCase();
        if (!code) continue;
        const order = codeOrder(code);
        const place = placeOf(where, code, name);
        if (seen.has(code))
          found.push({ message: `${code} stands twice.`, suggestion: "Give each exercise a code of its own.", place });
        else if (order !== null && last && order < last.order) {
          found.push({
            message: `${code} stands after ${last.code}.`,
            suggestion: "Bring the exercises into the order of their codes.",
            place,
          });
        }
        seen.add(code);
        if (order !== null) last = { code, order };
      }
      return found;
    }),

  tiers: (subject) =>
    subject.kind === "week"
      ? each(subject.parts, ({ name, tier }) =>
          tier
            ? null
            : { message: `${name} stands in no tier.`, suggestion: "Write a line such as A-Tier above the group." },
        )
      : null,

  set_notation: ({ parts }) =>
    each(parts, ({ name, setRep, sets, reps, duration }) =>
      setRep || sets || reps || duration
        ? null
        : {
            message: `${name} does not say its sets and reps.`,
            suggestion: "Write them as 3 x 10, or a time such as 30 s.",
          },
    ),

  videos: ({ parts }) =>
    each(parts, ({ name, videoUrl }) =>
      videoUrl
        ? null
        : { message: `${name} has no video.`, suggestion: "Link the name, or set the video in the exercise library." },
    ),

  links: ({ parts }) =>
    each(parts, ({ name, videoUrl }) => {
      if (!videoUrl) return null;
      const { kind } = resolveVideo(videoUrl);
      if (kind === "none")
        return { message: `The link of ${name} is not a web address.`, suggestion: "Start it with https://." };
      if (kind !== "unknown") return null;
      return {
        message: `The video of ${name} cannot be played on the page.`,
        suggestion: "Use YouTube, Vimeo or a video file.",
      };
    }),

  reader: ({ notes }) => notes.map(({ message, place }) => ({ message, ...(place ? { place } : {}) })),
};

/** Runs a check by name; null if it does not apply, or is unknown. */
export function runBuiltIn(name: string, subject: Subject): Finding[] | null {
  return CHECKS[name]?.(subject) ?? null;
}

function each(
  parts: Subject["parts"],
  check: (exercise: ExerciseDraft, index: number) => Omit<Finding, "place"> | null,
): Finding[] {
  return parts.flatMap(({ where, exercises }) =>
    exercises.flatMap((exercise, index) => {
      const found = check(exercise, index);
      return found ? [{ ...found, place: placeOf(where, exercise.exerciseCode, exercise.name) }] : [];
    }),
  );
}

function placeOf(where: string | null, code: string | null, name: string): string {
  return [where, [code, name].filter(Boolean).join(" ")].filter(Boolean).join(": ");
}
