import { EXERCISE_LIMITS } from "../../worker/contract/exercises-limits";
import { resolveVideo } from "../../worker/contract/video";
import { type ExerciseField, type ExerciseTexts, NO_TEXTS } from "./exercise-fields";

/** Returns the problems that prevent storing a row's texts, by field. `nameless`: the problem of a row without a name. */
export function checkTexts(texts: ExerciseTexts, nameless?: string): Partial<Record<ExerciseField, string>> {
  const problems: Partial<Record<ExerciseField, string>> = {};
  for (const field of Object.keys(NO_TEXTS) as ExerciseField[]) {
    const most = limitOf(field);
    if (texts[field].trim().length > most) problems[field] = `At most ${most} characters.`;
  }
  if (nameless && !texts.name.trim()) problems.name = nameless;
  const video = texts.videoUrl.trim();
  if (video && resolveVideo(video).kind === "none") {
    problems.videoUrl = "This is not a web address. Start it with https://.";
  }
  return problems;
}

function limitOf(field: ExerciseField): number {
  if (field === "name") return EXERCISE_LIMITS.name;
  if (field === "videoUrl") return EXERCISE_LIMITS.videoUrl;
  return field === "notes" || field === "description" ? EXERCISE_LIMITS.text : EXERCISE_LIMITS.dose;
}
