import { doseOf, hasWork } from "../doses/dose-sets";
import { MINUTES, SECONDS } from "../doses/dose-words";
import type { View } from "../grid-view";
import { cellsBelow, type Span } from "./cells-of-columns";
import type { Column } from "./column";

/** A column of figures, and how large they are. */
export type Figures = {
  column: Column;
  texts: string[];
  values: number[];
  /** The share of cells that a test fits. */
  share: (test: RegExp) => number;
  most: number;
  middle: number;
};

export function figuresOf(view: View, spans: Span[], column: Column): Figures | null {
  const texts = cellsBelow(view, spans, column.index).map(({ text }) => text.trim());
  if (texts.length < 2 || texts.filter((text) => FIGURE.test(text) || EFFORT.test(text)).length < texts.length * 0.7)
    return null;
  // "65 x 8" is a whole set.
  if (column.heading === "" && texts.filter(isLoaded).length >= texts.length * 0.8) return null;
  const values = texts.flatMap((text) => {
    const found = /\d+(?:[.,]\d+)?/.exec(text)?.[0];
    return found ? [Number(found.replace(",", "."))] : [];
  });
  const sorted = [...values].sort((a, b) => a - b);
  return {
    column,
    texts,
    values,
    share: (test) => texts.filter((text) => test.test(text)).length / texts.length,
    most: Math.max(
      0,
      ...texts.filter((text) => /^\d+(?:[.,]\d+)?$/.test(text)).map((text) => Number(text.replace(",", "."))),
    ),
    middle: sorted[sorted.length >> 1] ?? 0,
  };
}

export const canBeReps = ({ share, most, texts }: Figures) =>
  !texts.every(countsOnly) &&
  !texts.every(restsOnly) &&
  share(TIME) < 0.5 &&
  share(WEIGHT) < 0.2 &&
  share(SIZE) < 0.5 &&
  share(/%|^@|[.,]\d/) < 0.2 &&
  most <= 60;

/** "4 sets" */
export const countsOnly = (text: string) => {
  const [sets, ...more] = /\p{L}/u.test(text) ? doseOf(text).sets : [];
  return sets !== undefined && more.length === 0 && sets.count !== null && !hasWork(sets);
};

/** "2 min rest" */
export const restsOnly = (text: string) => {
  const { rest, sets } = doseOf(text);
  return rest !== null && sets.length === 0;
};

/** "65 x 8" */
export const isLoaded = (text: string) => /^\d+(?:[.,]\d+)?\s*[x×]\s*\d{1,2}\+?$/i.test(text.trim());

/** What begins as an amount does. */
export const FIGURE = /^[x×@~%+]?\s*\d|^(?:amrap|max|failure|bw\b)/i;

export const TIME = new RegExp(
  `^\\d+(?:[.,]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.,]\\d+)?)?\\s*(?:${SECONDS}|${MINUTES}|m)\\.?$|^\\d{1,2}[:'’]\\d\\d"?$`,
  "iu",
);

export const WEIGHT = /\d\s*(?:kgs?|lbs?|кг|#)(?!\p{L})|^bw\b/iu;

/** "20 mm" is an edge, "60 cm" a box, "30°" a bench: how something is set, and no amount. */
export const SIZE = /^\d+(?:[.,]\d+)?\s*(?:mm|cm|inch(?:es)?|in|°)\.?(?!\p{L})/iu;

export const REPS_SIGN = /\d\s*[-–]\s*\d|\+$|amrap|max|failure|\/\s*\p{L}|each|per |\d\s*\p{L}{2}/iu;
const EFFORT = /^(?:rpe|rir|@)\s*\d/i;
export const WHOLE = /^\d{1,2}$/;
/** Figures and ranges of them, and nothing else. */
export const PLAIN = /^[\d.,]+(?:\s*[-–]\s*[\d.,]+)?$/;
