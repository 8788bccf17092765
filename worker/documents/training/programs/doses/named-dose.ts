import type { ReadExercise, Sets } from "../../../../contract/program-reading";
import { isCategory } from "../../categories";
import { memoized } from "../../memoized";
import { inDigits } from "../../number-words";
import { all, WEEK_WORDS } from "../../vocabulary/calendar-words";
import { looksLikeMovement } from "../../vocabulary/movements";
import { ORDER_WORDS } from "../../vocabulary/order-words";
import { plain } from "../labels/plain-text";
import { statesFact } from "../labels/stated-fact";
import { unitOfLoad } from "./dose-loads";
import { doseOf, hasWork, holdsMore } from "./dose-sets";
import { SETS_WORD, TIMES_WORD } from "./dose-words";
import { REPS_BY_SETS, tidy } from "./tidy-dose";

export type NamedDose = {
  code: string | null;
  name: string;
  sets: Sets[];
  rest: string | null;
  tempo: string | null;
  said: string[];
};

const CODE =
  /^\s*(?:([A-Ha-h]\d{0,2}|T[1-4]|\d{1,2}[A-Da-d])\s*[.):]\s+|([A-H]\d{1,2})\s*[-–—]?\s+|([A-H])\s+(?=\p{Lu}\p{Ll}{2})(?!(?:Skip|March|Run|Stance|Series|Frame|Position)(?!\p{L}))|(\d{1,2})\s*[.)]\s+(?=\p{L}|\d-\p{L}|\d{1,3}(?:-\d{1,3})?\s*(?:[x×]|(?:min|secs?|s|m|km)\s))|\(\d{1,2}\)\s+(?=\p{L})|[-•*·●☐☑☒□▢◻○◦▪→✓✔]\s+)/u;
/** Where a name may end and a dose begin: a colon, a spaced dash, a comma, a bar or brackets before a number or a word of one. */
const BREAK =
  /\s*[:|]\s+|\s+[-–—]\s+|,\s+(?=\d|x\d|amrap|max)|\s*\((?=\s*\d)|\s+(?=(?:\d+(?:(?<=\d\d)[.,]\d+)?(?:[-–]\d+)?\s*(?:[x×✕]|sets?\b|rounds?\b|trips?\b|laps?\b|series?\b|sätze\b))|x\s?\d|\d{1,2}(?:-\d{1,2}){3,}(?![\d-])|\d+(?::\d\d|(?:[.,]\d+)?\s*(?:%|s\b|secs?\b|min\b|h(?![\p{L}-])|m\b|km\b|mi\b|miles?\b|yds?\b|yards?\b|reps?\b))|@|amrap\b|(?:左右各?|片側|各|每[侧边]|좌우|양쪽|각)?\s*\d+(?:[-–~〜]\d+)?\s*[回秒分セ회번개초세次个组米]|限界まで|力竭|최대)/giu;

/** "1 ct pause", "3 sec hold", "2 inch deficit", "2 board": a figure of the exercise's name. */
const OF_NAME =
  /^\d+(?:[-–]\d+)?[\s-]*(?:cts?|counts?|(?:s|secs?|seconds?)\s+(?:paus|hold|eccentric|negativ|descent|lower)\p{L}*|(?:inch(?:es)?|in|cm|")\s+(?:deficit|block|box|board|paus)\p{L}*|boards?|blocks?)(?!\p{L})/iu;

/** Sets and what is done in each, as it may stand before a name. */
const FRONT_DOSE =
  "\\d+(?:-\\d+)?\\s*[x×]\\s*(?:\\d+(?:-\\d+)?\\+?(?:\\s*(?:s|sec|min|m|km|yds?|reps?)\\b)?|amrap|max)(?:\\s*(?:\\/|per\\s|each\\s)\\s*(?:side|leg|arm|hand|foot|way)\\b)?";
const SENTENCE = /\p{L}{3}[.!?]\s+\p{Lu}|\p{L}{4}[.!?]$/u;
const FRONT = new RegExp(`^(${FRONT_DOSE}(?:\\s*[,+&]\\s*${FRONT_DOSE})*)\\s+(?:of\\s+)?(\\p{L}.*)$`, "iu");

/** "T1 starts at", "then go to": the beginning of a sentence, whatever figure follows. */
export const opensSentence = (name: string) => DANGLING.test(name);
const DANGLING =
  /\s(?:at|à|um|alle|las|às|vers|to|is|are|of|for|from|by|with|than|then|and|or|the|a|an|in|on|after|every|about)$/iu;

/** "Rest", "Rest 3-5 min for T1", "Descanso: 60 s": what is said of all exercises, but not "Rest-pause curl". */
const RESTS = /^(?:rest|pause|descanso|pausa|recupero|repos|przerwa|отдых)(?:$|\s*[:\d(])/u;

/** "T1: go from 5x3+ to 6x2+, after that": what is said of doses. */
const TELLS = /\d\s*[x×]\s*\d.*\s(?:to|then|after|until|instead|or)\s/iu;

/** A sentence that another one follows. */
const GOES_ON = /\p{L}[.!?]\s+\p{Lu}/u;

/** "30 to 90 seconds a mile slower than you hope to race.": a figure in a sentence that goes on. */
function isProse(text: string): boolean {
  if (!/[.!?]["')]*$/u.test(text.trim())) return false;
  const [first = ""] = text.replace(/^[\s:|(–—-]+/u, "").split(/[,;:.!?()]\s|\s[–—-]\s/u);
  return (first.match(/\p{L}{2,}/gu) ?? []).length > 6;
}

/** "6 weeks", "4 semaines": how long a plan is for. */
export const PLAN_LENGTH = new RegExp(
  `^[\\s:,(|-]*\\d{1,2}\\s*-?\\s*(?:${all(WEEK_WORDS).join("|")}|semanas|settimane|wochen|weken|months?|meses|mois|mesi|monate?|недел\\p{L}*|тижн\\p{L}*|tygodni\\p{L}*|viikko\\p{L}*|days|dias|jours|giorni|tage|sessions?|workouts?|trainings?|einheiten|seances?|sesiones|sedute)s?(?!\\p{L})`,
  "u",
);

const isOneName = (sign: string, { name, sets }: NamedDose): boolean =>
  sign !== ":" && name.includes(" ") && sets.every(({ reps }) => reps === null);

/** Whatever figures are in it, it says nothing of what is done. */
const isNoDose = (shown: string): boolean =>
  statesFact(shown) || TEMPO.test(shown) || HOW_OFTEN.test(plain(shown)) || holdsMore(shown) || CONDITION.test(shown);

/** "tempo 40X0" */
const TEMPO =
  /^(?:tempo|темп|テンポ|템포|cadence|cad[eê]ncia|kadenz|tut)\s*:?\s*(?:[\dx]{4}|[\dx](?:[-/.][\dx]){2,3})$/iu;

/** "2x daily", "3 times a week": how often it is trained, and no dose besides. */
const HOW_OFTEN = new RegExp(
  `^(?!.*\\d\\s*[x×]\\s*\\d)\\d(?:\\s?-\\s?\\d)?\\s*(?:x|×|time|${TIMES_WORD})\\s*(?:(?:a|per|pro|por|par|am|al|ao|na|w|в|each|every|in der)\\s+)?(?:daily|day|weekly|week|taglich|tag|woche|dia|semana|giorno|settimana|jour|semaine|dziennie|dzien|tygodniu|tydzien|день|неделю)(?!\\p{L})`,
  "u",
);

/** "When you own 5 x 5": what is to be done then. */
const CONDITION =
  /^(?:when|if|once|until|unless|wenn|sobald|cuando|quando|quand|lorsque|gdy|jeśli|когда|если)\s+\p{L}.*[.!]$/iu;

const IN_ORDER = new RegExp(`^(?:${ORDER_WORDS.join("|")})\\s*[,:–-]\\s+(.+)$`, "iu");

/** An exercise and its dose in one line: "Bench Press: 3 x 8, rest 2 min", "Easy run 4 km". Null where no dose is in it. */
export const namedDose = memoized((text: string): NamedDose | null => heavySet(text) ?? readNamedDose(text));

function readNamedDose(text: string): NamedDose | null {
  // The sign for times is a letter of its own in Cyrillic.
  const shown = inDigits(text)
    .text.replace(/\s+/g, " ")
    .replace(REPS_BY_SETS, "$2 x $1")
    .replace(/(\d\s*)[хХ](?=\s*\d)/g, "$1x")
    .trim();
  if (shown.length > 240 || !/\d|amrap|max|máx|макс|heavy (?:single|double|triple)/iu.test(shown)) return null;
  if (isNoDose(shown)) return null;
  const { code, rest: own } = withoutCode(shown);
  // "Then: 10 min easy bike", "Después, cinco minutos de estiramientos": a word of order is no name.
  const [, next] = IN_ORDER.exec(own) ?? [];
  if (next) return namedDose(next);
  const [, head = "", sign = "", tail = ""] = /^([^:]{3,30}?)(:|\s[–—-])\s+(\p{L}.*)$/u.exec(own) ?? [];
  // "Main lift: Box squat - 5 x 5" says what the lift is for, and then its name.
  const within = tail && !looksLikeMovement(plain(head)) ? namedDose(tail) : null;
  // "Core: Dragon flag 3 x 6" says what kind of exercise it is.
  const isOfKind = within !== null && isCategory(head) && within.sets.every(({ count }) => count !== null);
  if (within && (isOfKind || looksLikeMovement(plain(within.name))))
    return { ...within, code, said: [head, ...within.said] };
  // "Water – long paddle 16 km": neither half is known for a movement, so both are the name.
  if (within && isOneName(sign, within)) return { ...within, code, name: `${head}${sign} ${within.name}` };
  const tidied = tidy(own);
  const interval = intervalIn(tidied);
  if (interval) return { code, ...interval };
  const [, many, efforts = "", amount = ""] = COUNTED_RUNS.exec(tidied) ?? [];
  if (many) return { code, name: efforts, ...doseOf(`${many} x ${amount}`) };
  const fronted = doseBefore(own, tidied);
  if (fronted) return { code, ...fronted };
  // A sign with a dose behind it ends the name, whatever figures are in it: "Flying 30 m: 4 x 30 m".
  const breaks = [...own.matchAll(BREAK)];
  const sure = breaks.find(
    (found) =>
      /^\s*[:|]|\s[-–—]\s/.test(found[0]) &&
      /^\d+\s*(?:sets?\s*)?[x×]\s*\d/.test(own.slice(found.index + found[0].length)),
  );
  for (const found of sure ? [sure, ...breaks] : breaks) {
    if (OF_NAME.test(own.slice(found.index + found[0].length))) continue;
    const within = own.slice(0, found.index).lastIndexOf("(");
    // In brackets the dose begins with them: "First pair (rest 90 s)" has none.
    const at = within > 0 && !own.slice(within, found.index).includes(")") ? within : (found.index ?? 0);
    const name = own.slice(0, at).trim();
    // "5 x 1000 m, rest 2 min" has no name, nor has "3 mi @ 8:00".
    if (/^\d+\s*[x×]\s*\d|^\d[^\p{L}]*\p{L}{1,5}\s*@$/u.test(name)) continue;
    if (RESTS.test(plain(name))) return null;
    if (!/\p{L}{2}/u.test(name) || name.length > 90 || SENTENCE.test(name) || opensSentence(name) || TELLS.test(name))
      continue;
    if (PLAN_LENGTH.test(plain(own.slice(at)))) return null;
    if (isProse(own.slice(at))) continue;
    const behind = own
      .slice(at + (/^\s*[:|,]/.test(found[0]) || /[-–—(]/.test(found[0]) ? found[0].length : 0))
      .replace(/^\s*\(/, "")
      .trim();
    const dose = doseOf(
      /\([^)]*$/.test(own.slice(0, at + 2)) || !behind.includes("(") ? behind.replace(/\)$/, "") : behind,
    );
    if (!dose.sets.some((sets) => hasWork(sets) || sets.count !== null)) continue;
    if (!(dose.sets[0] && (hasWork(dose.sets[0]) || dose.sets[0].count))) continue;
    // "Ice 10 min after. See you in 2 weeks.", "What you need: one pair of 20s, one 24, a timer."
    const isSaid =
      GOES_ON.test(behind) || /^\p{Ll}.*\p{L}\.$/u.test(behind) || (/\.$/.test(behind) && behind.split(" ").length > 8);
    // "Slow on the way down, 3 seconds." and "Do all three, rest 60 s after each round." are sentences with an amount.
    const isAmount =
      /\.$/.test(own) && name.split(" ").length > 3 && dose.sets.every(({ count, load }) => !count && !load);
    const isOfRest = RESTS.test(plain(name.split(/[,;]\s*/).at(-1) ?? "")) && name.includes(",");
    if (isOfRest || (dose.sets[0].count === null && (isSaid || isAmount) && !looksLikeMovement(plain(name)))) continue;
    return withLoad({ code, name: name.replace(/\s*(?:[:–—-]|[.…·_]{2,})$/, ""), ...dose });
  }
  // What follows begins with a figure.
  if (!/^[^\p{L}]*\d/u.test(own)) return null;
  // "5 mi long run"
  const far = /^(\d+(?:[.,]\d+)?\s*(?:km|mi|miles?|m|min|minutes?))\s+(?:of\s+)?(\p{L}.*)$/iu.exec(tidied);
  if (
    far?.[2] &&
    !/^(?:easy|hard|steady|recovery|light|moderate|slow|fast)(?:$|,)/i.test(far[2]) &&
    looksLikeMovement(plain(far[2])) &&
    !/\d|=|\p{L}[.!?]\s/u.test(far[2])
  ) {
    const dose = doseOf(far[1] ?? "");
    if (dose.sets.length > 0) return { code, name: far[2].trim(), ...dose };
  }
  return null;
}

/** "Snatch – HS", "Front squat: HT": weightlifters write a heavy single, double or triple so. */
function heavySet(text: string): NamedDose | null {
  const [, lift = "", kind = "", size = ""] = HEAVY_SET.exec(text.trim()) ?? [];
  if (lift === "") return null;
  const { code, rest: name } = withoutCode(lift);
  return { code, name, ...doseOf(`heavy ${{ S: "single", D: "double" }[size] ?? "triple"}`), said: [kind] };
}

const HEAVY_SET =
  /^([^:;,]{0,40}(?:[Ss]natch|[Cc]lean|[Jj]erk|[Ss]quat|[Dd]eadlift|[Bb]ench)[^:;,]{0,20}?)\s*(?::|\s[–—-])\s*(H([SDT]))$/;

/** "Strength: Goblet Squat 3x10, Calf Raise 3x15": several exercises in one line. Null where it holds anything else. */
export function listedDoses(line: string): NamedDose[] | null {
  const [, head = "", tail = ""] = /^([^:\d]{2,30}):\s+(.+)$/u.exec(line) ?? [];
  const own = tail !== "" && !looksLikeMovement(plain(head)) ? tail : line;
  const parts = own.split(/[,;]\s+(?=\p{L})|\s[+|]\s+(?=\p{L})/u);
  const read = parts.flatMap((part) => (/\d\s*[x×]\s*\d/i.test(part) ? (namedDose(part) ?? []) : []));
  return parts.length > 1 && read.length === parts.length ? read : null;
}

/** "Swing 24 kg: 3 x 30", "Front squat 2x20 kg: 4 x 8": a load between the name and its dose. */
function withLoad(read: NamedDose): NamedDose {
  const [, name, bells, weight, unit = ""] = LOAD_BEHIND.exec(read.name) ?? [];
  if (!name || read.sets.some(({ load, percent }) => load !== null || percent !== null)) return read;
  const load = `${bells ? "2x" : ""}${weight} ${unitOfLoad(unit.toLowerCase())}`;
  return { ...read, name, sets: read.sets.map((sets) => ({ ...sets, load })) };
}

const LOAD_BEHIND = /^(\p{L}.*?\p{L}),?\s+(2\s*[x×]\s*)?(\d{1,3}(?:[.,]\d+)?)\s*(kgs?|lbs?)$/iu;

/** "8 x 60 sec jog / 90 sec walk", "6 x 400 m hard, 2 min easy": work, and what is done until the next. */
function intervalIn(tidied: string): Omit<NamedDose, "code"> | null {
  const [, work = "", name = "", rest = "", easy = ""] = INTERVAL.exec(tidied.replace(IN_BRACKETS, "$1 $2")) ?? [];
  if (name === "") return null;
  const { sets } = doseOf(work);
  const isRun = !BY_ITSELF.test(name);
  const between = /^(?:rest|recovery|off)$/iu.test(easy) ? rest.trim() : `${rest} ${easy}`;
  return { name: isRun ? name : "Run", sets, rest: between, tempo: null, said: isRun ? [] : [name] };
}

/** "8 tiros de 200 m", "6 sprints of 40 m" */
const COUNTED_RUNS =
  /^(\d{1,2})\s+(tiros|piques|sprints?|repeats|strides|sprünge|läufe|steigerungsläufe|ripetute|scatti|allunghi|accélérations|przebież\p{L}+|ускорени\p{L}+)\s+(?:(?:of|x|de|da|di|à|a|über|po|по)\s+)?(\d.*)$/iu;

/** "8 x (60 s run, 90 s walk)" */
const IN_BRACKETS = /^(\d{1,2}\s*x)\s*\(([^()]+)\)$/;
const SPAN = "\\d+(?:[.:]\\d+)?\\s*(?:s|secs?|seconds?|m|min|mins|minutes?|km|mi|miles?|yds?)?";
const INTERVAL = new RegExp(
  `^(\\d{1,2}\\s*[x×]\\s*${SPAN})\\s+(?:of\\s+)?(\\p{L}{3,12})\\s*(?:[/,+;]|with|w/|and)\\s*(${SPAN})\\s+(?:of\\s+)?(walk(?:ing)?|jog(?:ging)?|easy|rest|recovery|off|slow|float)$`,
  "iu",
);

/** "3 x 8 Bench Press", "4x5, 1x5+ Bench Press", "5 x 200 m Freestyle, rest 20 s", "200 m Choice". */
function doseBefore(own: string, tidied: string): Omit<NamedDose, "code"> | null {
  // "2 sets weighted hypers"
  const [, count, counted = ""] = /^(\d{1,2})\s+sets?\s+(?:of\s+)?(\p{L}[^\d]{2,40})$/iu.exec(own) ?? [];
  if (count && looksLikeMovement(plain(counted))) return { name: counted.trim(), ...doseOf(`${count} sets`) };
  const front = wholeDoseBefore(own) ?? FRONT.exec(tidied) ?? FAR.exec(own);
  if (!front?.[2]) return null;
  const [, name = "", tail = ""] = /^(.*?)(?:\s*(?:[,;(]|\s[–—-]\s)\s*(.*))?$/su.exec(front[2]) ?? [];
  const isNamed = looksLikeMovement(plain(name)) && !BY_ITSELF.test(name);
  // What is not known for a movement is one where a capital begins it and a unit stands before it.
  const isCalled =
    /^\p{Lu}[\p{L}'’ -]{2,30}$/u.test(name) && name.split(" ").length <= 3 && UNIT_BEFORE.test(front[1] ?? "");
  if (!(isNamed || isCalled) || /\d/.test(name)) return null;
  const dose = doseOf([front[1], tail.replace(/\)$/, "")].filter(Boolean).join(", "));
  return dose.sets.length > 0 ? { name: name.trim(), ...dose } : null;
}

/** "3 x 8-12 @ 60 kg, RPE 8 Bench Press", "3 serie da 10 per lato Affondi": the longest dose, and what it is of. */
function wholeDoseBefore(own: string): string[] | null {
  if (!COUNT_FIRST.test(own)) return null;
  let found: string[] | null = null;
  for (const { index } of own.matchAll(/\s(?=\p{L})/gu)) {
    const head = own.slice(0, index);
    if (/\s\p{Lu}\p{Ll}+$/u.test(head)) break;
    const { sets, said } = doseOf(head);
    if (said.length === 0 && sets.some(hasWork)) found = [own, head, own.slice(index + 1)];
  }
  return found;
}

const COUNT_FIRST = new RegExp(`^\\d{1,2}(?:-\\d)?\\s*(?:[x×]\\s*\\d|(?:${SETS_WORD})(?!\\p{L}))`, "iu");

const FAR = /^(\d+(?:[.,]\d+)?\s*(?:km|mi|miles?|m|yds?|min|minutes?))\s+(?:of\s+)?(\p{Lu}\p{L}.*)$/u;
const UNIT_BEFORE = /(?:m|km|yds?|mi|miles?|min|minutes?|s|sec)\s*$/i;
const BY_ITSELF =
  /^(?:easy|hard|steady|recovery|light|moderate|slow|fast|work|vite|rapide|fuerte|forte|rapido|veloce|schnell|szybko|mocno)$/i;

export function withoutCode(text: string): { code: string | null; rest: string } {
  const found = CODE.exec(text);
  if (!found) return { code: null, rest: text };
  return { code: (found[1] ?? found[2] ?? found[3])?.toUpperCase() ?? null, rest: text.slice(found[0].length).trim() };
}

export function exerciseOf(read: NamedDose): ReadExercise {
  return {
    name: read.name,
    exerciseCode: read.code,
    tier: null,
    category: null,
    prescription: read.sets,
    tempo: read.tempo,
    rest: read.rest,
    notes: read.said.join("; ") || null,
    videoUrl: null,
  };
}
