import type { ReadExercise, Sets } from "../../../../worker/contract/program-reading";

/** Formats one group of sets the way coaches print it: `3 × 8-12 · 82.5 kg (75%) · RPE 8`. */
export function setsText({ count, reps, duration, distance, load, percent, effort }: Sets): string {
  const amount = [reps, distance, duration].filter(Boolean).join(" · ");
  const work =
    count && amount ? `${count} × ${amount}` : amount || (count && (count === "1" ? "1 set" : `${count} sets`));
  const weight = load && percent ? `${load} (${percent})` : (load ?? percent);
  return [work, weight, effort].filter(Boolean).join(" · ");
}

/** Formats tempo and rest, which are shown beside the sets. */
export function besideText({ tempo, rest }: Pick<ReadExercise, "tempo" | "rest">): string {
  return [tempo && `tempo ${tempo}`, rest && `rest ${rest}`].filter(Boolean).join(" · ");
}
