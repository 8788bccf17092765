import { type ColumnRole, columnRole, foldedHeading, foreignColumnWords } from "./column-role";
import { memoized } from "./memoized";
import { slips } from "./spelling";

/**
 * What the heading of a column says. Above a column stand abbreviations ("Sér.", "S", "Vid"), the names of an app's fields
 * ("ExerciseTitle", "video_url") and two things in one ("Carga / Cad."), which in running text would be words of a sentence.
 */
export const headingRoles = memoized(rolesOf);

export function headingRole(heading: string): ColumnRole | null {
  return headingRoles(heading)[0] ?? null;
}

/** Pictures, arrows and signs around the words. */
const DRESS = /^[^\p{L}\p{N}%#(]+|[^\p{L}\p{N}%#°º)]{1,20}$/gu;

const DOSE: ColumnRole[] = ["sets", "reps", "setRep", "load", "rpe", "tempo", "rest", "duration"];

/** None, one, or those that share the column's cells. */
function rolesOf(written: string): ColumnRole[] {
  // "Sets x Reps @ Load"
  const heading = written
    .replace(/\s+/g, " ")
    .replace(/\s*@\s*(?:load|weight|kg|lbs?|rpe|intensity|carga|peso|%)$/i, "");
  if (heading.length > 60 || /\d\d|@/.test(heading)) return [];
  const exact = columnRole(heading);
  if (exact) return [exact];
  const words = heading.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ").replace(DRESS, "");
  const one = looseRole(words, heading.trim().endsWith("."));
  if (one) return [one];
  const parts = words.split(/\s*[/|&+,]\s*|\s(?:and|or|e|y|et|und|ou|oder)\s/i);
  if (parts.length < 2 || parts.length > 3) return [];
  const roles = parts.map((part) => columnRole(part) ?? looseRole(part, part.endsWith(".")));
  if (!roles.every((role) => role !== null)) return [];
  return joinRoles([...new Set(roles)]);
}

function joinRoles(roles: ColumnRole[]): ColumnRole[] {
  const has = (role: ColumnRole) => roles.includes(role);
  if (roles.length === 1) return roles;
  if (has("name")) return ["name"];
  if (has("tier") && has("category")) return ["tier"];
  if (roles.some((role) => !DOSE.includes(role))) return has("notes") ? ["notes"] : [];
  if (roles.length === 2 && has("sets") && has("reps")) return ["setRep"];
  if (has("setRep")) return ["setRep"];
  if (has("reps")) return roles.every((role) => role === "reps" || role === "duration") ? ["reps"] : ["setRep"];
  return roles;
}

const SHORT: Record<string, ColumnRole> = {
  ord: "order",
  ordre: "order",
  s: "sets",
  r: "reps",
  ser: "sets",
  vid: "video",
  vids: "video",
  "n°": "code",
  nº: "code",
  "#": "code",
  cad: "tempo",
  desc: "rest",
  int: "rest",
  ej: "name",
  ejer: "name",
  ejerc: "name",
  exer: "name",
  pose: "name",
  poses: "name",
  posture: "name",
  asana: "name",
  asanas: "name",
  postura: "name",
  posturas: "name",
  exerc: "name",
  data: "setRep",
  details: "notes",
  why: "notes",
  how: "notes",
  porque: "notes",
  como: "notes",
  "por que": "notes",
  pourquoi: "notes",
  comment: "notes",
  warum: "notes",
  wie: "notes",
  "what for": "notes",
  "what to feel": "notes",
};

const TITLES: [ColumnRole, RegExp][] = [
  ["title", /^(?:program(?:me|a)?|plan|cycle|block) (?:title|name|titulo|nome|nombre)$/],
  [
    "dayTitle",
    /^(?:workout|session|day|training|sessao|sesion|treino|dia) (?:title|name|focus|theme|titulo|nome|nombre)$/,
  ],
];
const BEFORE =
  /^(?:(?:exercise|movement|lift|drill|coach(?:'?s|ing)?|athlete|program(?:me)?|workout|training|target|planned|prescribed|working|block|your|the) )/;
const BEHIND = / (?:title|name|text|value|field|link|url|number|num|no|nr|id|label|info|count|amount)$/;

function looseRole(words: string, shortened: boolean): ColumnRole | null {
  const plain = foldedHeading(words);
  if (plain === "" || plain.length > 40) return null;
  const title = TITLES.find(([, pattern]) => pattern.test(plain))?.[0];
  if (title) return title;
  for (const cut of [
    plain,
    plain.replace(BEFORE, ""),
    plain.replace(BEHIND, ""),
    plain.replace(BEFORE, "").replace(BEHIND, ""),
  ]) {
    const role = columnRole(cut) ?? (Object.hasOwn(SHORT, cut) ? SHORT[cut] : undefined);
    if (role) return role;
  }
  return (shortened && plain.length >= 3 ? abbreviated(plain) : null) ?? misspelled(plain);
}

const SPELLED =
  "exercise exercises movement sets reps weight load rest notes note video videos tempo comments category duration series exercicio exercicios ejercicio ejercicios repeticoes repeticiones descanso observacoes observaciones cadencia carga".split(
    " ",
  );

/** "Excercise", "Wieght", "Sest": a short word has its letters swapped, a longer one may lack or double one too. */
function misspelled(plain: string): ColumnRole | null {
  if (!/^[a-z]{4,14}$/.test(plain)) return null;
  const meant = SPELLED.find((word) => {
    if (Math.abs(word.length - plain.length) > 1 || word[0] !== plain[0]) return false;
    const most = plain.length >= 9 ? 2 : 1;
    return (plain.length >= 6 || sorted(word) === sorted(plain)) && slips(plain, word) <= most;
  });
  return meant ? columnRole(meant) : null;
}

const sorted = (word: string) => [...word].sort().join("");

/** "Recup.": the beginning of words that all say the same. */
function abbreviated(plain: string): ColumnRole | null {
  const roles = new Set(
    foreignColumnWords()
      .filter(([word]) => word.startsWith(plain))
      .map(([, role]) => role),
  );
  return roles.size === 1 ? ([...roles][0] ?? null) : null;
}
