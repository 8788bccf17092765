import { isCategory } from "../categories";
import { looksLikeMovement } from "../vocabulary/movements";
import { begin, opened } from "./begin-session";
import { circuitOf } from "./circuit-lines";
import { doseOf, hasWork } from "./doses/dose-sets";
import { exerciseOf, withoutCode } from "./doses/named-dose";
import { plain } from "./labels/plain-text";
import { sessionLabel } from "./labels/session-label";
import type { TextLine } from "./text-line";

/** "Front squat:" alone in its line: a lift, where its dose comes next. */
export function announcesLift(line: TextLine): boolean {
  const { builder, standing, text, read } = line;
  const name = text.endsWith(":") && text.length <= 60 ? withoutCode(text.slice(0, -1)).rest.trim() : "";
  if (name === "" || read !== null || !looksLikeMovement(plain(name)) || isCategory(name)) return false;
  if (sessionLabel(name) !== null || circuitOf(text) !== null || builder.title === text) return false;
  standing.announced = text;
  line.leave();
  return true;
}

/** "3 sets of 5 at 70-80%. Rest as you need." right below it. */
export function dosesAnnounced(line: TextLine): boolean {
  const { builder, standing, announced, text } = line;
  if (announced === null || !/^\d/.test(text)) return false;
  const { first, more } = firstSentence(text);
  const { sets, said, rest, tempo } = doseOf(first);
  const isWhole = sets.length > 0 && sets.every(hasWork) && (sets[0]?.count !== null || said.length === 0);
  if (!isWhole || said.some((each) => looksLikeMovement(plain(each)) || each.length > 40)) return false;
  const at = builder.leftovers.findLastIndex(({ text: left }) => left === announced);
  if (at >= 0) builder.leftovers.splice(at, 1);
  const session = standing.session ?? begin(standing, opened(builder, line.opening));
  const { code, rest: name } = withoutCode(announced.slice(0, -1).trim());
  const exercise = exerciseOf({ code, name, sets, rest, tempo, said: [...said, ...more] });
  exercise.category = standing.part ?? null;
  line.in(session).exercises.push(exercise);
  standing.named = exercise;
  return true;
}

/** What stands before the first full stop, without what is explained in brackets; the rest is said besides. */
function firstSentence(text: string): { first: string; more: string[] } {
  const [, bracket = ""] = /\((\p{L}[^()]*)\)/u.exec(text) ?? [];
  const own = bracket === "" ? text : text.replace(`(${bracket})`, "").trim();
  const [, first = own, more = ""] = /^(.{3,80}?)\.\s+(\p{Lu}.*)$/su.exec(own) ?? [];
  return { first: first.replace(/\s*\.$/, ""), more: [bracket, more].filter(Boolean) };
}
