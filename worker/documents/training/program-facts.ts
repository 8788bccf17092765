import { clean } from "./clean";
import { memoized } from "./memoized";
import { inDigits } from "./number-words";

/** Minutes in "45 min", "about 1 hour", "1h 15", "40-50 minutes" (the longer one). Null when it names no time. */
export function parseMinutes(written: string, unitless = false): number | null {
  const { text } = inDigits(written);
  const hours =
    /(\d{1,4}(?:[.,]\d{1,2})?)\s*(?:-|–|to)?\s*(?:h|hrs?|hours?|horas?)(?![a-z])\s*(?:(\d{1,2})(?![\d:])\s*(?:m|min|mins|minutes|minutos)?)?/i.exec(
      text,
    );
  if (hours) return Math.round(Number((hours[1] ?? "0").replace(",", ".")) * 60 + Number(hours[2] ?? 0));
  const minutes =
    /(?:(\d{1,3})\s*(?:-|–|to)\s*)?(\d{1,3})\s*(?:['′’](?!['′’])|m|min|mins|minut(?:es?|os?|en|i))(?![a-z])/i.exec(
      text,
    );
  if (minutes) return Number(minutes[2]);
  if (!unitless) return null;
  // "0:45" and "1:15:00" are hours and minutes, "45:00" minutes.
  const clock = /^\s*(\d{1,2}):(\d{2})(?::\d{2})?\s*(?:[ap]m)?\s*$/i.exec(text);
  if (clock) return Number(clock[1]) <= 4 ? Number(clock[1]) * 60 + Number(clock[2]) : Number(clock[1]);
  return /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : null;
}

/** "Week 5", "Wk 12", "Week #3 of 8" at the start or the end of a short text, or alone. */
export const parseWeek = memoized(readWeekNumber);

function readWeekNumber(text: string): { week: number; rest: string } | null {
  const match =
    /\b(?:we{1,4}k{1,2}|weke|wk|semana|semaine|(?:trainings?)?woche|settimana)\s*(?:no\.?|number|n[uú]mero|n[ºo°]\.?|#|:)?\s*(\d{1,3})\b(?!\s*(?:out|ago|later|weeks))(?:\s*(?:of|de|\/)\s*\d+)?/i.exec(
      text,
    );
  if (!match) return spelledWeek(text);
  const rest = clean(`${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`)
    .replace(/^[\s:.,–—|()-]+|[\s:,–—|(-]+$/g, "")
    .replace(/^\)|\(\s*\)/g, "")
    .trim();
  return { week: Number(match[1]), rest };
}

const NUMBERS =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(" ");

const SPELLED_WEEK = new RegExp(`^(.*?)\\bweek[\\s-]+(${NUMBERS.join("|")})\\b(.*)$`, "i");

function spelledWeek(text: string): { week: number; rest: string } | null {
  const match = SPELLED_WEEK.exec(text);
  if (!match) return null;
  const rest = clean(`${match[1] ?? ""} ${match[3] ?? ""}`).replace(/^[\s:.,–—|()-]+|[\s:,–—|(-]+$/g, "");
  return { week: NUMBERS.indexOf((match[2] ?? "").toLowerCase()) + 1, rest };
}

const LASTS =
  /\b(?:takes?|duration|long|total|session|workout|start to finish|door to door|plan|need|needed|budget|all in|dura|leva|tarda)\b/i;
const OF_A_PART = /\b(?:rest|warm|before|easy|every|each|per|hold|descanso|calentar|aquec\w*)\b/i;

/** "Should take you 50 min", "Total time about 1 hour": how long the whole of it takes, in a sentence. */
export function minutesInSentence(text: string): number | null {
  // "55 min including warm-up", but not "3 sets including the warm-up, 2 min rest".
  const withWarmUp = /\bincl(?:uding|udes?|\.)?\s+(?:the\s+)?warm/i.test(text) ? parseMinutes(text) : null;
  if (withWarmUp !== null && withWarmUp >= 10) return withWarmUp;
  if (!LASTS.test(text)) return null;
  if (!OF_A_PART.test(text)) return parseMinutes(text);
  // "Do this before class. Duration: 25 minutes."
  const [own, ...more] = text.split(/[.!?]\s+/).filter((sentence) => LASTS.test(sentence));
  const minutes = own && more.length === 0 && !OF_A_PART.test(own) ? parseMinutes(own) : null;
  return minutes !== null && minutes >= 10 ? minutes : null;
}

export type Fact = {
  kind: "title" | "block" | "dayTitle" | "description" | "week" | "minutes" | "notes";
  value: string;
};

const FACTS: [Fact["kind"], RegExp][] = [
  [
    "title",
    /^(?:title|program(?:me)?(?: name| title)?|workout(?: name| title)?|plan(?: name)?|name|session(?: name| title)?|t[ií]tulo|programa|treino|nome(?: do (?:programa|treino))?|entrenamiento|entreno|nombre(?: del (?:programa|entrenamiento))?|plano|rutina)$/i,
  ],
  ["block", /^(?:block|cycle|bloco|bloque)$/i],
  [
    "description",
    /^(?:description|about|summary|overview|intro(?:duction)?|goals?|objective|program(?:me)? description|focus of the week|theme|aim|descri[cç][aã]o|descripci[oó]n|resumo|resumen|objetivos?|sobre)$/i,
  ],
  ["dayTitle", /^(?:day (?:title|name|focus|theme)|t[ií]tulo del? d[ií]a|foco do dia)$/i],
  ["week", /^(?:week|week (?:no\.?|number|#)|wk|semana|n[uú]mero da semana|semana n[ºo°]?)$/i],
  [
    "minutes",
    /^(?:(?:est(?:imated|\.)?|total|approx\.?|approximate|expected|planned|session|workout)?\s*(?:duration|time|length)(?: (?:needed|required))?(?:\s*\(?(?:in )?min(?:ute)?s?\)?)?|minutes|dura[cç][aã]o(?: (?:estimada|total))?|duraci[oó]n(?: (?:estimada|total))?|tempo (?:estimado|total)|tiempo (?:estimado|total)|dauer|dur[eé]e|durata)$/i,
  ],
  [
    "notes",
    /^(?:day notes?|coach(?:['’]?s)? notes?|notes? (?:for|from) (?:the )?(?:day|coach)|coach(?:ing)? notes?|session notes?|notes?|focus|goal|intent|instructions?|warm[- ]?up|w\/?up?|equipment(?: needed)?|remember|reminder|intensity|notas?(?: d[oe]l? (?:dia|d[ií]a|treinador|entrenador|coach))?|observa[cç][oõ]es|observa[cç][aã]o|observaciones|lembrete|recordatorio|aquecimento|calentamiento|foco|enfoque)$/i,
  ],
];

/** "Program: Comp Prep Block", "Estimated duration: 30 minutes". */
export const parseFact = memoized(readFact);

function readFact(text: string): Fact | null {
  const match = /^([^:]{2,30}?)\s*:\s*(.+)$/.exec(text);
  if (match) return factOf(match[1] ?? "", match[2] ?? "");
  // "Time needed – 1 hour"
  const [, label = "", value = ""] = /^(\p{L}[\p{L} ]{3,25}?)\s[–—-]\s(.+)$/u.exec(text) ?? [];
  const fact = factOf(label, value);
  return fact?.kind === "minutes" ? fact : null;
}

export function factOf(label: string, value: string): Fact | null {
  const plain = clean(label)
    .replace(/[:*]+$/, "")
    .trim();
  const kind = FACTS.find(([, pattern]) => pattern.test(plain))?.[0];
  if (!kind || value.trim() === "") return null;
  if (kind === "week" && !/^\D{0,3}\d{1,3}\b/.test(value)) return null;
  if (kind === "minutes" && parseMinutes(value, true) === null) return null;
  // "Session: 45 min"
  if (kind === "title" && /^(?:about |ca\.? |~ ?)?\d[\d\s–-]*(?:min\p{L}*|h|hours?|horas?)\.?$/iu.test(value.trim()))
    return { kind: "minutes", value: clean(value) };
  return { kind, value: clean(value) };
}
