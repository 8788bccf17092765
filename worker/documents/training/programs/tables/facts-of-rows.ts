import type { Column } from "../columns/column";
import { isOnly } from "../doses/dose-of-cells";
import { doseOf, hasWork } from "../doses/dose-sets";
import { shownText } from "../doses/shown-text";
import { timeText } from "../doses/time-text";
import type { Value } from "../doses/values-of-row";
import type { Cell } from "../grid-view";
import { isAt, type Place } from "./places-of-columns";
import { countAlone } from "./table-row";

/** What a row says of its exercise besides the dose. "Rest 2 min" in the column of remarks is the rest. */
export function factsOf(values: Value[], name: Cell) {
  const texts = (role: Column["role"]) =>
    values
      .filter(({ column, cell }) => column.role === role && cell.text !== "")
      .map(({ cell }) => cell.text.replace(/\s*\n\s*/g, " ").trim());
  const [code = ""] = texts("code");
  const remarks = texts("notes").map((said) => ({ said, rest: restAlone(said) }));
  return {
    code: /[A-Za-z]/.test(code) ? code : null,
    tier: texts("tier")[0] ?? null,
    category: texts("category")[0] ?? null,
    tempo: texts("tempo")[0]?.replace(/^(?:n\/?a|-)$/i, "") ?? "",
    rest: remarks.find(({ rest }) => rest !== null)?.rest ?? null,
    notes: remarks.flatMap(({ said, rest }) => (rest === null ? said : [])),
    dosed: remarks.flatMap(({ said }) => (saysDose(said) ? said : []))[0] ?? null,
    counted: remarks.flatMap(({ said }) => countSaid(said) ?? [])[0] ?? null,
    effort: remarks.flatMap(({ said }) => effortSaid(said) ?? [])[0] ?? null,
    isDated: texts("date").length > 0,
    videoUrl:
      values.find(({ column, cell }) => column.role === "video" && cell.url)?.cell.url ??
      name.url ??
      values.find(({ cell }) => cell.url)?.cell.url ??
      null,
  };
}

/** "5 sets", "3 sets total, moderate": how many there are, of a remark that begins with it, and what else it says. */
function countSaid(said: string): { said: string; count: string; more: string } | null {
  const [first = "", more = ""] = /^([^,;.(]*)[,;.\s]*(.*)$/su.exec(said)?.slice(1) ?? [];
  const count = countAlone(first.replace(ALL_OF_THEM, "").trim());
  return count === null ? null : { said, count, more };
}

/** "@ RPE 8", "2 RIR": how hard it is meant, of a remark that says nothing else. */
function effortSaid(text: string): { said: string; effort: string } | null {
  const { sets, said, rest, tempo } = doseOf(text);
  const [only, ...more] = sets;
  const isAlone = more.length === 0 && said.length === 0 && (rest ?? tempo) === null;
  const effort = isAlone && only && isOnly("effort", only) ? only.effort : null;
  return effort !== null && /RPE|RIR/.test(effort) ? { said: text, effort } : null;
}

/** "6 x 400 m, 90 s jog", "easy, 45 min" among the remarks: the dose of a row that has no other. */
function saysDose(said: string): boolean {
  if (!/^(?:\p{L}{3,10},\s)?\d/u.test(said) || said.length > 60) return false;
  const { sets, said: more } = doseOf(said);
  const isTimed = sets.some(({ count, duration, distance }) => count !== null || (duration ?? distance) !== null);
  return isTimed && sets.every(hasWork) && more.join(" ").length <= 20;
}

const ALL_OF_THEM = /\s+(?:in\s+)?(?:total|gesamt|totali|totales|totais|au total)\s*$/i;

/** How long the rest is, of a text that says nothing else. */
function restAlone(text: string): string | null {
  const { sets, said, rest, tempo } = doseOf(text);
  return sets.length === 0 && said.length === 0 && tempo === null ? rest : null;
}

/** How long the rest is at this place: a bare figure has the unit of its heading. */
export function restAt(values: Value[], place: Place): string | null {
  const found = values.find(({ column }) => column.role === "rest" && isAt(column, place));
  const text = found ? shownText(found.cell, "rest") : "";
  if (text === "") return null;
  if (/^\d+(?:[.,]\d+)?$/.test(text) && found?.column.unit) return `${text} ${found.column.unit}`;
  return doseOf(text).rest ?? timeText(text);
}

/** Its column says how much is done. */
export const holdsAmount = ({ role }: Column): boolean => AMOUNTS.has(role);

const AMOUNTS = new Set<Column["role"]>(["sets", "reps", "scheme", "work", "any", "duration", "distance"]);
