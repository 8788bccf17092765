import { isCategory } from "../categories";
import { looksLikeMovement } from "../vocabulary/movements";
import { begin, opened } from "./begin-session";
import { circuitOf } from "./circuit-lines";
import { doseOf, hasWork } from "./doses/dose-sets";
import { exerciseOf, isShortName, type NamedDose, withoutCode } from "./doses/named-dose";
import { plain } from "./labels/plain-text";
import { weekLabel } from "./labels/week-label";
import type { TextLine } from "./text-line";

/** "Front squat" or "A1. Front squat:" alone in its line, over one that is its dose, which is read with it. */
export function isLiftOverDose(line: TextLine): boolean {
  const { builder, standing, text, below, url } = line;
  if (below === null || standing.remarks || text.length > 60 || /[.!?;,]$/.test(text)) return false;
  const { kind, called } = ofKind(text.replace(/\s*:$/, ""));
  const { code, rest: name } = withoutCode(called);
  const dose = doseAlone(below, line.isListed);
  if (dose === null || /^\d/.test(name) || line.read !== null) return false;
  if (!looksLikeMovement(plain(name)) && (titlesSession(line) || !mayBeCalled(name, dose))) return false;
  if (line.isSure || weekLabel(text) !== null || circuitOf(text) !== null) return false;
  const session = standing.session ?? begin(standing, opened(builder, line.opening));
  const exercise = exerciseOf({ code, name, ...dose });
  standing.named = { ...exercise, category: kind ?? standing.part ?? null, videoUrl: url };
  standing.dosed = below;
  standing.dosedLift = standing.named;
  line.in(session).exercises.push(standing.named);
  return true;
}

/** "Main pulling movement: Barbell row": what kind of exercise it is, and which. */
function ofKind(text: string): { kind: string | null; called: string } {
  const [, kind = "", called = ""] = /^(\p{L}[^:\d]{3,40}):\s+(\p{Lu}[^:.!?\d]{2,50})$/u.exec(text) ?? [];
  const isKind = (KIND.test(plain(kind)) || isCategory(kind)) && looksLikeMovement(plain(called));
  return isKind ? { kind, called } : { kind: null, called: text };
}

const KIND =
  /(?<!\p{L})(?:movement|exercise|lift|work|ubung|ejercicio|exercicio|esercizio|exercice|cwiczenie|упражнение)$/u;

/** A heading below the name of a day says what the day is about; one with a number in front is an item of a list. */
const titlesSession = ({ isHeaded, text, standing: { session } }: TextLine): boolean =>
  !/^\d{1,2}\.\s/.test(text) && (session === null || (isHeaded && session.title === null));

/** What is not known for a movement is one over sets of so many reps, if it is short. */
const mayBeCalled = (name: string, { sets }: Pick<NamedDose, "sets">): boolean =>
  isShortName(name, 4) &&
  !name.split(" ").some(isCategory) &&
  sets.every(({ count, reps, duration }) => count !== null && (reps !== null || duration !== null));

/** "3 sets of 5 at 70-80%. Rest as you need.": a line that says nothing but a dose, and more in further sentences. */
function doseAlone(text: string, isListed: boolean): Omit<NamedDose, "code" | "name"> | null {
  if (!/^\d/.test(text)) return null;
  const { first, more } = firstSentence(text);
  const { sets, said, rest, tempo } = doseOf(first);
  const [only, ...others] = sets;
  // "3 sets" over "15 seconds"; what a list says of its items is told by how deep it stands.
  const isCounted = !isListed && only?.count != null && others.length === 0 && said.length === 0;
  const isWhole = isCounted || (sets.length > 0 && sets.every(hasWork) && (only?.count !== null || said.length === 0));
  if (!isWhole || said.some((each) => looksLikeMovement(plain(each)) || each.length > 60)) return null;
  return { sets, said: [...said, ...more], rest, tempo };
}

/** What stands before the first full stop, without what is explained in brackets; the rest is said besides. */
function firstSentence(text: string): { first: string; more: string[] } {
  const [, bracket = ""] = /\((\p{L}[^()]*)\)/u.exec(text) ?? [];
  const own = bracket === "" ? text : text.replace(`(${bracket})`, "").trim();
  const [, first = own, more = ""] = /^(.{3,80}?)\.\s+(\p{Lu}.*)$/su.exec(own) ?? [];
  return { first: first.replace(/\s*\.$/, ""), more: [bracket, more].filter(Boolean) };
}
