import { fold } from "./fold";
import { memoized } from "./memoized";

const WORDS: [number, string][] = [
  [1, "one|um|uma|una|une|ein|eine|einen"],
  [2, "two|dois|duas|dos|deux|zwei|due"],
  [3, "three|tres|trois|drei|tre"],
  [4, "four|quatro|cuatro|quatre|vier|quattro"],
  [5, "five|cinco|cinq|funf|cinque"],
  [6, "six|seis|sechs|sei"],
  [7, "seven|sete|siete|sept|sieben|sette"],
  [8, "eight|oito|ocho|huit|acht|otto"],
  [9, "nine|nove|nueve|neuf|neun"],
  [10, "ten|dez|diez|dix|zehn|dieci"],
  [11, "eleven|onze|once|elf|undici"],
  [12, "twelve|doze|doce|douze|zwolf|dodici"],
  [13, "thirteen|treze|trece"],
  [14, "fourteen|quatorze|catorze|catorce"],
  [15, "fifteen|quinze|quince|funfzehn|quindici"],
  [16, "sixteen|dezesseis|dieciseis"],
  [18, "eighteen|dezoito|dieciocho"],
  [20, "twenty|vinte|veinte|vingt|zwanzig|venti"],
  [25, "veinticinco|vinte e cinco"],
  [30, "thirty|trinta|treinta|trente|dreissig|trenta"],
  [40, "forty|fourty|quarenta|cuarenta|quarante|vierzig|quaranta"],
  [45, "quarenta e cinco|cuarenta y cinco"],
  [50, "fifty|cinquenta|cincuenta|cinquante|funfzig|cinquanta"],
  [60, "sixty|sessenta|sesenta|soixante|sechzig|sessanta"],
  [90, "ninety|noventa"],
  [100, "hundred|cem|cien|cent|hundert"],
];
const VALUES = new Map(WORDS.flatMap(([value, words]) => words.split("|").map((word) => [word, value])));
const WORD = `(?:(?:twenty|thirty|forty|fifty)[\\s-](?:one|two|three|four|five|six|seven|eight|nine)|${[
  ...VALUES.keys(),
]
  .sort((a, b) => b.length - a.length)
  .join("|")})`;
const ANY = new RegExp(String.raw`\b${WORD}\b`);

const MANY =
  "(?:sets|rounds|series|reps|repetitions|repeticoes|repeticiones|wiederholungen|ripetizioni|minutes|mins|minutos|minuten|minuti|seconds|secs|segundos|sekunden|secondi|secondes|hours|horas|breaths|respiracoes|respiraciones|steps|metres|meters|metros|yards|miles|kilometres|kilometers|calories|laps|times|veces|vezes|rodadas|rondas|vueltas|voltas|tours|satze|serie|minute|minuto|hour|hora)";
/** A number stands for digits only beside what is counted: "three sets of eight", "a five-minute walk", not "Three-Way Lunge". */
const COUNTED = new RegExp(
  String.raw`\b${WORD}(?=(?:\s+(?:to|or|a|ou|o|bis)\s+${WORD})?(?:\s+(?:slow|deep|easy|hard|full))?(?:\s+|-)${MANY}\b)|(?<=\b(?:to|or|a|ou|o|bis)\s+)${WORD}(?=\s+${MANY}\b)|(?<=\b(?:sets|rounds|series|satze|serie)\s+(?:of|de|x|mit|a|di)\s+)${WORD}\b|(?<=\b(?:sets|rounds|series|serie)\s+(?:of|de|di)\s+[a-z\d-]{1,10}\s+(?:to|or|a|o|ou)\s+)${WORD}\b`,
  "g",
);

type InDigits = { text: string; place: (at: number) => number };

/** A line with its counts in digits, and where a place in it lies in the line as it is written. */
export const inDigits = memoized(countsInDigits);

function countsInDigits(written: string): InDigits {
  const same: InDigits = { text: written, place: (at) => at };
  const plain = fold(written);
  if (plain.length !== written.length || plain.length > 400 || !ANY.test(plain)) return same;
  const cuts: { from: number; longer: number }[] = [];
  let shift = 0;
  let text = "";
  let end = 0;
  for (const match of plain.matchAll(COUNTED)) {
    const digits = String(countOf(match[0]));
    text += written.slice(end, match.index) + digits;
    end = match.index + match[0].length;
    shift += match[0].length - digits.length;
    cuts.push({ from: text.length, longer: shift });
  }
  if (cuts.length === 0) return same;
  return {
    text: text + written.slice(end),
    place: (at) => at + (cuts.findLast((cut) => cut.from <= at)?.longer ?? 0),
  };
}

const IN_FRONT = new RegExp(String.raw`^${WORD}(?=\s+\p{L}{2})`, "u");

/** "Ten push-ups" in a list of counts. Smaller numbers begin names as well: "two hand swing". */
export function countInFront(written: string): InDigits {
  const known = inDigits(written);
  const word = known.text === written ? (IN_FRONT.exec(fold(written.slice(0, 60)))?.[0] ?? "") : "";
  const count = word === "" ? 0 : countOf(word);
  if (count < 5) return known;
  const digits = String(count);
  const longer = word.length - digits.length;
  return { text: digits + written.slice(word.length), place: (at) => (at < digits.length ? at : at + longer) };
}

const ALONE = new RegExp(`^${WORD}$`);

/** "ten": a count that stands alone. */
export function digitsOf(written: string): string | null {
  const word = written.length > 30 ? "" : fold(written.trim());
  return ALONE.test(word) ? String(countOf(word)) : null;
}

function countOf(words: string): number {
  const whole = VALUES.get(words);
  if (whole !== undefined) return whole;
  return words.split(/[\s-]/).reduce((sum, word) => sum + (VALUES.get(word) ?? 0), 0);
}
