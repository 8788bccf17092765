import { withoutCode } from "../training/programs/doses/named-dose";
import { plain } from "../training/programs/labels/plain-text";

/** A line of a document that may name an exercise. */
export type NameLine = {
  text: string;
  /** What belongs together from top to bottom: a sheet's column, a table's column, or running text. */
  lane: number;
  /** Of the heading that it stands under; null where the document names none. */
  week: number | null;
  weekday: number | null;
  /** It stands in a column headed "Exercise". */
  isHeaded: boolean;
};

type SoughtSession = {
  /** Its week's place among the document's weeks, from 0. */
  week: number;
  weekNumber: number | null;
  weekday: number;
  option: string;
  names: string[];
};

type FoundSession = {
  /** The place of each name among the lines; null where the document does not have it any more. */
  lines: (number | null)[];
  /** The same lines serve other weeks too: a list of exercises beside columns of weeks. */
  shared: boolean;
};

/** So many other lines may stand between two exercises of a session. */
const GAP = 14;
/** The share of a session's exercises that must stand together. */
const ENOUGH = 0.5;

/**
 * Finds the lines in which a document names the exercises of its sessions. In: lines and sessions, both in their order.
 * Out: one answer for each session. Weeks that list the same exercises take the places one after the other; where there is
 * one list for several weeks, they share it.
 */
export function findExercises(lines: NameLine[], sessions: SoughtSession[]): FoundSession[] {
  const finder = new Finder(lines);
  return sessions.map((session) => finder.find(session));
}

class Finder {
  private readonly keys: { whole: string; own: string }[];
  private readonly places: number[];
  private readonly byWord = new Map<string, number[]>();
  private readonly byName = new Map<string, Map<number, number>>();
  private readonly used = new Set<number>();
  /** By weekday and option: where sessions of earlier weeks stand. */
  private readonly earlier = new Map<string, number[][]>();

  constructor(private readonly lines: NameLine[]) {
    const lengths = new Map<number, number>();
    this.places = lines.map(({ lane }) => {
      const place = lengths.get(lane) ?? 0;
      lengths.set(lane, place + 1);
      return place;
    });
    this.keys = lines.map(({ text }, index) => {
      const whole = keyOf(text);
      for (const word of new Set(whole.split(" "))) {
        const known = this.byWord.get(word);
        if (known) known.push(index);
        else this.byWord.set(word, [index]);
      }
      return { whole, own: keyOf(withoutCode(text).rest) };
    });
  }

  find(session: SoughtSession): FoundSession {
    const candidates = session.names.map((name) => this.candidates(name));
    const fresh = this.best(session, candidates);
    const shared = this.sharedWith(session, candidates);
    const isShared = shared !== null && (fresh === null || shared.score > fresh.score);
    const chosen = isShared ? shared : fresh;
    if (!chosen) return { lines: session.names.map(() => null), shared: false };
    const key = `${session.weekday} ${session.option}`;
    this.earlier.set(key, [...(this.earlier.get(key) ?? []), chosen.run.filter((line) => line !== null)]);
    for (const line of chosen.run) if (line !== null) this.used.add(line);
    return { lines: chosen.run, shared: isShared };
  }

  /** The lines that name an exercise, with how surely they do. */
  private candidates(name: string): Map<number, number> {
    const key = keyOf(name);
    const known = this.byName.get(key);
    if (known) return known;
    const found = new Map<number, number>();
    const rarest = key
      .split(" ")
      .map((word) => this.byWord.get(word) ?? [])
      .reduce((least, each) => (each.length < least.length ? each : least));
    for (const index of key === "" ? [] : rarest) {
      const { whole, own } = this.keys[index] ?? { whole: "", own: "" };
      if (own === key || whole === key) found.set(index, 1);
      else if (own.startsWith(`${key} `)) found.set(index, 0.9);
      else if (key.length > 3 && ` ${whole} `.includes(` ${key} `)) found.set(index, 0.6);
    }
    this.byName.set(key, found);
    return found;
  }

  private best(session: SoughtSession, candidates: Map<number, number>[]): Chosen | null {
    let best: Chosen | null = null;
    const starts = new Set(candidates.slice(0, 3).flatMap((each) => [...each.keys()]));
    for (const start of [...starts].sort((a, b) => a - b)) {
      if (this.used.has(start)) continue;
      const run = this.runFrom(start, candidates);
      const share = shareOf(run, candidates);
      if (share < ENOUGH) continue;
      const score = share + this.fitness(session, start) - this.looseness(run);
      if (!best || score > best.score) best = { run, score };
    }
    return best;
  }

  /** How far apart the lines of a run are: a list of maxes above the plan begins with the same names. */
  private looseness(run: (number | null)[]): number {
    const lines = run.flatMap((line) => this.places[line ?? -1] ?? []);
    const between = (lines.at(-1) ?? 0) - (lines[0] ?? 0) - lines.length + 1;
    return (0.2 * between) / (GAP * Math.max(lines.length - 1, 1));
  }

  private runFrom(start: number, candidates: Map<number, number>[]): (number | null)[] {
    const lane = this.lines[start]?.lane;
    let last = -1;
    return candidates.map((each) => {
      if (last < 0) {
        if (!each.has(start)) return null;
        last = start;
        return start;
      }
      let [nearest, strength] = [-1, 0];
      for (const [index, sure] of each) {
        const far = (this.places[index] ?? 0) - (this.places[last] ?? 0);
        if (this.lines[index]?.lane !== lane || index <= last || far > GAP || this.used.has(index)) continue;
        if (nearest >= 0 && (sure < strength || (sure === strength && index > nearest))) continue;
        [nearest, strength] = [index, sure];
      }
      if (nearest < 0) return null;
      last = nearest;
      return nearest;
    });
  }

  /** The lines of the same day and option in an earlier week, as far as they name the same exercises. */
  private sharedWith(session: SoughtSession, candidates: Map<number, number>[]): Chosen | null {
    let best: Chosen | null = null;
    for (const lines of this.earlier.get(`${session.weekday} ${session.option}`) ?? []) {
      const [first] = lines;
      if (first === undefined) continue;
      let from = 0;
      const run = candidates.map((each) => {
        const at = lines.findIndex((line, index) => index >= from && each.has(line));
        if (at < 0) return null;
        from = at + 1;
        return lines[at] ?? null;
      });
      const share = shareOf(run, candidates);
      const score = share + this.fitness(session, first);
      if (share >= ENOUGH && (!best || score > best.score)) best = { run, score };
    }
    return best;
  }

  /** Whether the headings above a line speak for the session or against it. */
  private fitness({ weekNumber, weekday }: SoughtSession, line: number): number {
    const heading = this.lines[line];
    const week = !heading?.week || weekNumber === null ? 0 : heading.week === weekNumber ? 0.5 : -0.5;
    const day = !heading?.weekday ? 0 : heading.weekday === weekday ? 0.3 : -0.3;
    return week + day + (heading?.isHeaded ? 0.1 : 0);
  }
}

type Chosen = { run: (number | null)[]; score: number };

function shareOf(run: (number | null)[], candidates: Map<number, number>[]): number {
  const sum = run.reduce<number>(
    (sure, line, index) => sure + (line === null ? 0 : (candidates[index]?.get(line) ?? 0)),
    0,
  );
  return sum / Math.max(run.length, 1);
}

const keyOf = (text: string): string =>
  plain(text)
    .replace(/[^\p{L}\p{N}%]+/gu, " ")
    .trim();
