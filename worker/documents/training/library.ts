import { trimName } from "./exercise-text";
import { fold } from "./fold";
import type { Line } from "./line";
import type { ParsedExercise, Training } from "./training";

/**
 * Takes out what is a list of exercises with their links and no training ("Exercise library", "Video links"): a sheet or
 * table of its own, without day or dose, whose names stand elsewhere too. Its links go to those.
 */
export function joinLibrary(training: Training): void {
  const listed = new Map(training.videoList.map((line) => [keyOf(trimName(line.text)), line.links]));
  for (const found of training.exercises)
    if (found.links.length === 0) found.links.push(...(listed.get(keyOf(found.name)) ?? []));
  const sources = new Map<string, ParsedExercise[]>();
  for (const found of training.exercises) {
    const source = sourceOf(found);
    const entries = sources.get(source);
    if (entries) entries.push(found);
    else sources.set(source, [found]);
  }
  if (sources.size < 2) return;
  for (const [source, entries] of sources) {
    if (entries.some(hasDose) || entries.filter((entry) => entry.links.length > 0).length * 2 < entries.length)
      continue;
    const others = training.exercises.filter((found) => sourceOf(found) !== source);
    const links = new Map(entries.map((entry) => [keyOf(entry.name), entry.links]));
    const names = new Set(others.map(({ name }) => keyOf(name)));
    const known = entries.filter(({ name }) => names.has(keyOf(name))).length;
    // Below the last day a list is of that day only where it names other work.
    if (known === 0 || (entries.some(({ place }) => place.day ?? place.option) && known < entries.length * MOSTLY))
      continue;
    for (const found of others) {
      if (found.links.length === 0) found.links.push(...(links.get(keyOf(found.name)) ?? []));
    }
    training.exercises = others;
  }
}

/** "Push-Up: https://…" below the exercises: a video of one of them, and no further exercise. */
export function isVideoOf(training: Training, { text, links }: Pick<Line, "text" | "links">): boolean {
  if (links.length === 0) return false;
  const key = keyOf(trimName(text));
  return training.exercises.some((found) => found.links.length === 0 && hasDose(found) && keyOf(found.name) === key);
}

const MOSTLY = 0.8;

function hasDose({ code, sets, reps, setRep, duration, tempo, load }: ParsedExercise): boolean {
  return [code, sets, reps, setRep, duration, tempo, load].some((value) => value !== null);
}

const sourceOf = ({ at }: ParsedExercise) => at.place?.split(" · ")[0]?.replace(/^paragraph .*/, "text") ?? "text";

const keyOf = (name: string) =>
  fold(name)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
