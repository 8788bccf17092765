import type { Exercise } from "../../../contract/exercises";
import type { LoggedSet } from "../../../contract/training";

type Dose = Pick<Exercise, "sets" | "reps" | "setRep">;

const NUMBER = String.raw`(\d{1,3})(?:\s*(?:-|–|to|a)\s*\d{1,3})?`;
/** "4 x 6", "3 sets of 8-12", "3 séries 10"; the least of a range is what was asked for. */
const SETS_OF = new RegExp(
  String.raw`^${NUMBER}\s*(?:[x×*]|(?:sets?|rounds?|s[eé]ries)(?:\s*(?:of|x|×|de))?)\s*(.*)$`,
  "iu",
);
/** Reps and nothing that would make them something else: no seconds, no metres. */
const REPS = new RegExp(
  String.raw`^${NUMBER}\s*\+?\s*(?:reps?|repeti\S*)?\s*(?:(?:per|each|por|/)\s*\p{L}+(?:\s+\p{L}+)?)?$`,
  "iu",
);
/** Each set's reps: "10, 8, 6". */
const SCHEME = /^\d{1,3}(?:\s*[,/-]\s*\d{1,3}){2,}$/;

/** The sets, and the reps of each, that were asked for at least; null for what the coach left open. */
export function prescribedSets({ sets, reps, setRep }: Dose): { sets: number | null; reps: number | null } {
  const scheme = (setRep ?? reps)?.trim() ?? "";
  if (SCHEME.test(scheme)) return { sets: scheme.split(/[,/-]/).length, reps: null };
  const [, count, each] = SETS_OF.exec(setRep?.trim() ?? "") ?? [];
  return {
    sets: numberOf(new RegExp(`^${NUMBER}`, "iu"), sets) ?? (count ? Number(count) : null),
    reps: numberOf(REPS, reps) ?? numberOf(REPS, each ?? null),
  };
}

/** Less was done than was written: fewer sets, or fewer reps in one of them. What was not logged says nothing. */
export function fellShort(dose: Dose, done: Pick<LoggedSet, "reps">[]): boolean {
  if (done.length === 0) return false;
  const asked = prescribedSets(dose);
  if (asked.sets !== null && done.length < asked.sets) return true;
  const { reps } = asked;
  return reps !== null && done.some((set) => set.reps !== null && set.reps < reps);
}

/** "RPE 7-8", "RPE: 8", "@8.5", "2 RIR", "RIR 1-2". */
const RPE = /(?:RPE|@)\s*:?\s*(\d{1,2}(?:[.,]5)?)(?:\s*[-–]\s*(\d{1,2}(?:[.,]5)?))?(?!\s*(?:%|kg|lb|\d))/i;
const RIR = /(?:(\d)(?:\s*[-–]\s*(\d))?\s*RIR|RIR\s*:?\s*(\d)(?:\s*[-–]\s*(\d))?)/i;

/** How hard it was meant to be, as RPE; null where the coach does not say. */
export function meantEffort({ load, setRep, reps, notes }: Pick<Exercise, "load" | "setRep" | "reps" | "notes">) {
  for (const text of [load, setRep, reps, notes]) {
    const [, rpe, toRpe] = RPE.exec(text ?? "") ?? [];
    if (rpe) return within(middle(rpe, toRpe));
    const [, a, b, c, d] = RIR.exec(text ?? "") ?? [];
    const rir = a ?? c;
    if (rir) return within(10 - middle(rir, b ?? d));
  }
  return null;
}

function numberOf(pattern: RegExp, text: string | null): number | null {
  const found = pattern.exec(text?.trim() ?? "")?.[1];
  return found ? Number(found) : null;
}

const toNumber = (text: string) => Number(text.replace(",", "."));
const middle = (from: string, to: string | undefined) => (toNumber(from) + toNumber(to ?? from)) / 2;
const within = (effort: number) => (effort >= 1 && effort <= 10 ? effort : null);

/** To one decimal, of those that are said; null without any. */
export function meanOf(values: (number | null)[]): number | null {
  const said = values.filter((value) => value !== null);
  return said.length ? Math.round((said.reduce((sum, value) => sum + value, 0) / said.length) * 10) / 10 : null;
}
