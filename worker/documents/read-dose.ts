import type { ExerciseTexts } from "../contract/exercise-fields";
import { NO_SETS } from "../contract/no-sets";
import type { Sets } from "../contract/program-reading";
import { joinDose } from "./training/exercise-draft";
import { memoized } from "./training/memoized";
import { inDigits } from "./training/number-words";
import { amountsOf } from "./training/programs/doses/amounts-of-sets";
import { doseOf, hasWork, joined } from "./training/programs/doses/dose-sets";

type Written = Pick<ExerciseTexts, "sets" | "reps" | "setRep" | "load" | "duration">;

/**
 * The structured sets that an exercise's texts say: the one reading of a dose, for documents, editors, templates and the
 * API alike. Nothing stores it beside the texts, so the two can never differ. Empty where the texts name no dose.
 */
export function readSets(exercise: Written): Sets[] {
  return readWritten(JSON.stringify(FIELDS.map((field) => given(exercise[field]))));
}

const FIELDS = ["sets", "reps", "setRep", "duration", "load"] as const;

const readWritten = memoized((written) => {
  const [sets = null, reps = null, setRep = null, duration = null, load = null] = JSON.parse(written) as (
    | string
    | null
  )[];
  const work = setRep ?? joinDose({ sets, reps, duration });
  const groups = groupsOf(work, { sets, duration });
  return joined(withLoads(groups, load ? loadsOf(load) : NO_LOADS));
});

function groupsOf(work: string | null, { sets, duration }: Pick<Written, "sets" | "duration">): Sets[] {
  const groups = doseOf(inDigits(work ?? "").text).sets.filter((each) => hasWork(each) || each.count !== null);
  const [only, ...others] = groups;
  if (!only || others.length > 0) return groups;
  // Sets may be counted in a field of their own, and a time stand beside the reps it is for.
  const count = only.count ?? (sets && /^\d+(?:\s*-\s*\d+)?$/.test(sets) ? sets.replace(/\s/g, "") : null);
  const lasts = only.duration ?? (duration && !hasWork(only) ? (amountsOf(duration)?.[0]?.duration ?? null) : null);
  return [{ ...only, count, duration: lasts }];
}

type Loads = { load: string[]; percent: string[]; effort: string[] };
const NO_LOADS: Loads = { load: [], percent: [], effort: [] };

/** "82.5 kg (75%), RPE 8", "65/75/85%", "RPE 7/8/9", "60 kg / BW": one for all sets, or one for each. */
function loadsOf(text: string): Loads {
  const figure = String.raw`\d+(?:[.,]\d+)?(?:\s*[-–]\s*\d+(?:[.,]\d+)?)?\+?`;
  const list = String.raw`${figure}%?(?:\s*/\s*${figure}%?)*`;
  const rating = String.raw`(?:10|\d(?:[.,]5)?)(?:\s*[-–]\s*(?:10|\d(?:[.,]5)?))?`;
  let rest = ` ${text.trim()} `;
  const take = (pattern: string): string[] => {
    const found = new RegExp(pattern, "iu").exec(rest);
    if (!found) return [];
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    return (found[1] ?? "").split("/").map((each) => each.replace(/[\s%]/g, "").replace("–", "-").replace(",", "."));
  };
  /** The figures behind a word, or before it. */
  const named = (words: string): string[] => {
    const behind = take(String.raw`@?\s*(?<!\p{L})(?:${words})\s*:?\s*@?\s*(${list})`);
    return behind.length > 0 ? behind : take(String.raw`@?\s*(?<![\d.])(${list})\s*(?:${words})(?!\p{L})`);
  };
  const rpe = named("RPE|PSE");
  const rir = named("RIR");
  // A figure behind @ is a rating of effort up to ten, unless a unit says otherwise.
  const ratings =
    rpe.length + rir.length > 0
      ? rpe
      : take(String.raw`@\s*(${rating}(?:\s*/\s*${rating})*)(?![\d.,]|\s*(?:[-–]|%|kg|lb|x))`);
  const effort = ratings.length > 0 ? ratings.map((each) => `RPE ${each}`) : rir.map((each) => `${each} RIR`);
  const percent = take(
    String.raw`\(?\s*@?\s*(?<![\d.,])(${list})\s*%\s*(?:(?:of\s+|do\s+|del\s+|de\s+)?(?:e?1\s?RM|RM|TM|training max|max))?\s*\)?`,
  ).map((each) => `${each}%`);
  const load = rest.replace(/^[\s,;@·()]+|[\s,;@·()]+$/g, "");
  return { load: load ? loadList(load) : [], percent, effort };
}

/** "60/70/80 kg" is one load a set, each with its unit; "24/16 kg" for two people reads the same and fits no two sets. */
function loadList(text: string): string[] {
  const figures = /^(\d+(?:[.,]\d+)?(?:\s*\/\s*\d+(?:[.,]\d+)?)+)\s*(kg|lb)s?$/i.exec(text);
  if (figures) return (figures[1] ?? "").split("/").map((each) => `${each.trim()} ${figures[2]?.toLowerCase()}`);
  return text.includes("/") ? text.split(/\s*\/\s*/) : [text];
}

/** Where the numbers of loads and of sets do not fit, the load stays the whole text. */
function withLoads(groups: Sets[], loads: Loads): Sets[] {
  const most = Math.max(...Object.values(loads).map((list) => list.length));
  if (most === 0) return groups;
  const base = groups.length > 0 ? groups : [NO_SETS];
  const total = base.reduce((sum, { count }) => sum + Number(count ?? Number.NaN), 0);
  const each = total === most ? base.flatMap(singles) : base;
  const at = (list: string[], index: number) => (list.length === each.length ? list[index] : list.join("/") || null);
  return each.map((sets, index) => ({
    ...sets,
    load: sets.load ?? at(loads.load, index) ?? null,
    percent: sets.percent ?? at(loads.percent, index) ?? null,
    effort: sets.effort ?? at(loads.effort, index) ?? null,
  }));
}

const singles = (sets: Sets): Sets[] => Array.from({ length: Number(sets.count) }, () => ({ ...sets, count: "1" }));

function given(text: string | null): string | null {
  return text !== null && !/^\s*(?:n\s*\/?\s*a\.?|-+|–|—)?\s*$/i.test(text) ? text.trim() : null;
}
