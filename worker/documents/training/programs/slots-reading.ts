import { looksLikeMovement } from "../vocabulary/movements";
import type { Column } from "./columns/column";
import { isDose } from "./columns/column-heading";
import { isDoseText } from "./doses/dose-sets";
import { exerciseOf } from "./doses/named-dose";
import { rowDose } from "./doses/row-dose";
import { cellsIn, type View } from "./grid-view";
import { plain } from "./labels/plain-text";
import { sessionLabel } from "./labels/session-label";
import type { ProgramBuilder, SessionMark } from "./program-builder";

type Slots = { sessions: { index: number; mark: SessionMark }[]; shared: Column[]; tier: number | null };

/**
 * Reads tables whose rows are slots of a training and whose columns are the trainings: "Tier | Sets x Reps | A1 | B1" over
 * the dose of a slot and the exercise that each training has in it. False where there are none.
 */
export function readSlots(view: View, builder: ProgramBuilder, week: number | null, unit: string | null): boolean {
  let slots: Slots | null = null;
  let found = false;
  for (let row = 0; row < view.rows.length; row++) {
    const cells = cellsIn(view, row);
    const next = slotsIn(view, row);
    if (next) {
      slots = next;
      found = true;
      builder.use(...cells);
      continue;
    }
    const [only, ...more] = cells;
    if (!found && only && more.length === 0) builder.entitle(only);
    if (!slots || more.length === 0) continue;
    const at = (index: number) => view.rows[row]?.[index] ?? null;
    const shared = slots.shared.flatMap((column) => {
      const cell = at(column.index);
      return cell ? [{ column, cell }] : [];
    });
    const tier = slots.tier === null ? null : at(slots.tier);
    const named = slots.sessions.flatMap(({ index, mark }) => {
      const cell = at(index);
      return cell && cell.column === index && /\p{L}{2}/u.test(cell.text) ? [{ mark, cell }] : [];
    });
    if (named.length === 0 || shared.length === 0) continue;
    const rest = shared.find(({ column }) => column.role === "rest")?.cell.text ?? null;
    const { sets, said, ...dose } = rowDose(
      shared.filter(({ column }) => column.role !== "rest"),
      unit,
      false,
    );
    for (const { mark, cell } of named) {
      const own = { code: null, name: cell.text, sets, rest: rest ?? dose.rest, tempo: dose.tempo, said };
      builder.session(week, mark).exercises.push({ ...exerciseOf(own), tier: tier?.text ?? null });
    }
    builder.use(tier, ...shared.map(({ cell }) => cell), ...named.map(({ cell }) => cell));
  }
  return found;
}

/** A row of headings in which two or more are trainings with exercises below them, and others a slot's dose. */
function slotsIn(view: View, row: number): Slots | null {
  const cells = cellsIn(view, row);
  if (cells.length < 3) return null;
  const slots: Slots = { sessions: [], shared: [], tier: null };
  for (const { text, column: index } of cells) {
    const { role, unit, week, set } = view.headingOf(text);
    const label = sessionLabel(text);
    if (role === "tier") slots.tier = index;
    else if (week === null && set === null && (isDose(role) || role === "rest"))
      slots.shared.push({ index, role, unit, week: null, set: null, heading: text, over: null });
    else if ((label?.sure || /^[A-H]\d?$/.test(text)) && holdsNames(view, row, index))
      slots.sessions.push({ index, mark: { weekday: label?.weekday ?? null, title: label ? label.title : text } });
    else return null;
  }
  const roles = new Set(slots.shared.map(({ role }) => role));
  const isDosed = roles.has("scheme") || (roles.has("sets") && (roles.has("reps") || roles.has("work")));
  // A dose that comes again is each training's own.
  return slots.sessions.length >= 2 && isDosed && roles.size === slots.shared.length ? slots : null;
}

function holdsNames(view: View, row: number, index: number): boolean {
  const texts = view.rows.slice(row + 1, row + 21).flatMap((cells) => cells[index]?.text ?? []);
  const names = texts.filter((text) => looksLikeMovement(plain(text)) && !isDoseText(text));
  return names.length >= 2 && names.length * 2 >= texts.length;
}
