import { namedDose } from "./doses/named-dose";

/**
 * "Bench 4x5 82.5", "Deadlift 1x5 150, 2x5 135": in short notes the load stands behind the reps, without a sign. Where several
 * lines are written so, gives each of them the sign that is missing.
 */
export function signLoads(texts: string[], unit: string | null): (text: string) => string {
  const found = texts.flatMap((text) =>
    isShort(text) ? [...text.matchAll(BARE)].map(([, , load = ""]) => Number(load.replace(",", "."))) : [],
  );
  // Such figures may be rests as well, which are round.
  const areLoads = found.filter((load) => load > 10 && load % 15 !== 0).length >= LEAST;
  if (!areLoads) return (text) => text;
  return (text) => {
    if (!isShort(text)) return text;
    // Without a unit a small figure could be how hard it is.
    const signed = text.replace(BARE, (whole, dose: string, load: string) =>
      unit ? `${dose} ${load} ${unit}` : Number.parseFloat(load) > 10 ? `${dose} @ ${load}` : whole,
    );
    return namedDose(signed) ? signed : text;
  };
}

const isShort = (text: string): boolean => text.length <= LONGEST && /^\p{L}/u.test(text);

const BARE =
  /(?<![\d.,])(\d{1,2}\s?[x×]\s?\d{1,3}(?:-\d{1,3})?\+?(?:\s?(?:m|s|secs?|min))?)\s+(\d{1,3}(?:[.,]\d{1,2})?)(?=\s*(?:$|[,;]))/giu;

const LEAST = 3;
const LONGEST = 80;
