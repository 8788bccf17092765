import { COLUMN_TYPES } from "../../../contract/drafts";
import { NO_SETS } from "../../../contract/no-sets";
import type { ReadExercise, Weekday } from "../../../contract/program-reading";
import type { SourceDocument } from "../../document-model";
import { joinDose } from "../exercise-draft";
import { bestLink } from "../links";
import { readTraining } from "../read-training";
import type { ParsedExercise, Training } from "../training";
import { doseOf, hasWork } from "./doses/dose-sets";
import { ProgramBuilder, type SessionMark } from "./program-builder";

/** Reads a single week, or a single workout. `options` are those that the document names: three make a day of three sessions. */
export function readSingleWeek(document: SourceDocument): {
  builder: ProgramBuilder;
  training: Training;
  options: number;
} {
  const training = readTraining(document);
  const named = new Set(training.exercises.map(({ place }) => place.option).filter((option) => option !== null));
  const builder = new ProgramBuilder(null);
  builder.title = training.title;
  builder.description.push(...(training.ownDescription ? [training.ownDescription] : training.description));
  for (const weekday of [null, 1, 2, 3, 4, 5, 6, 7] as (Weekday | null)[]) {
    const day = weekday === null ? undefined : training.days.get(weekday);
    const here = training.exercises.filter(
      ({ place }) => place.day === weekday || (weekday !== null && place.alsoDays.includes(weekday)),
    );
    const options = COLUMN_TYPES.filter((option) => here.some(({ place }) => place.option === option));
    for (const option of here.length === 0 ? [] : options.length > 0 ? options : [null]) {
      const own = here.filter(({ place }) => place.option === option || place.option === null);
      const mark: SessionMark = { weekday, title: day?.title ?? null, ...(option ? { option } : {}) };
      const session = builder.session(training.weekNumber, mark);
      session.exercises.push(...own.map(exerciseOf));
      session.notes.push(...(day?.notes ?? []).map(({ text }) => text));
    }
  }
  return { builder, training, options: named.size };
}

function exerciseOf(found: ParsedExercise): ReadExercise {
  // A bare figure behind a comma would be reps.
  const worded = found.load !== null && /[^\d\s.,/–-]/.test(found.load) ? found.load : null;
  const dose = doseOf([found.setRep ?? joinDose(found), worded].filter(Boolean).join(", "));
  const sets = dose.sets.filter((each) => hasWork(each) || each.count !== null || each.load !== null);
  const load =
    found.load && sets.every((each) => each.load === null && each.percent === null && each.effort === null)
      ? found.load
      : null;
  return {
    name: found.name,
    exerciseCode: found.code,
    tier: found.tier ?? found.place.tier,
    category: found.category ?? (found.place.category || null),
    prescription:
      sets.length > 0 ? sets.map((each) => ({ ...each, load: each.load ?? load })) : load ? [{ ...NO_SETS, load }] : [],
    tempo: found.tempo ?? dose.tempo,
    rest: found.rest ?? dose.rest,
    notes: [...new Set(found.cue)].join(" | ") || null,
    videoUrl: bestLink(found.links),
  };
}
