import { PLAN_WORDS } from "../../vocabulary/column-words";
import type { Lane } from "../columns/column";
import { isDose } from "../columns/column-heading";
import type { Value } from "../doses/values-of-row";
import { plain } from "../labels/plain-text";
import { isRestDay } from "../labels/rest-and-daytime";
import type { SessionMark } from "../program-builder";
import { hasRole } from "./kinds-of-columns";
import type { Table } from "./table";

type Said = { isDated: boolean; doses: Value[] };

/** Counts what tells a record of training done from a plan. */
export function noteRecord(table: Table, lane: Lane, session: SessionMark, { isDated, doses }: Said): void {
  const { view, builder, datedSessions } = table;
  if (isDated) datedSessions.add(session);
  // A date stands once for a session whose sets stand as they were done, one by one.
  const isRecord = datedSessions.has(session) && lane.columns.some(({ set }) => set !== null);
  if ((isDated || isRecord) && !isPrescribed(lane) && !isWaiting(table, lane)) builder.dated++;
  const told = lane.columns.some(({ heading }) => isDose(view.headingOf(heading).role));
  // Figures under words that nobody knows may be anything.
  if (!told && doses.length > 0 && doses.every(({ cell }) => /^[\d.,]+$/.test(cell.text))) builder.bare++;
}

/** "Prescription", "Planned sets": what stands below is still to be done, whatever dates are beside it. */
const isPrescribed = ({ columns }: Lane) =>
  columns.some(({ heading }) =>
    plain(heading)
      .split(/[^\p{L}]+/u)
      .some((word) => PLAN_WORDS.includes(word) && word !== "target"),
  );

/** "Done?", or several columns, over nothing but empty cells, or weeks with their days of rest: what is dated is still to come. */
function isWaiting({ view, blocks, waiting }: Table, lane: Lane): boolean {
  let known = waiting.get(lane);
  if (known === undefined) {
    const last = Math.max(...blocks.filter(({ lanes }) => lanes.includes(lane)).map(({ bottom }) => bottom));
    const rows = view.rows.slice(last + 1);
    const empty = lane.columns.filter(({ heading, index }) => heading !== "" && rows.every((row) => !row[index]));
    // "Pace | Time | RPE" and nothing below any of them is to be filled in as well.
    const isEmpty = empty.some(({ role }) => role === "logged") || empty.length > 2;
    // Who writes down what was done counts no weeks of days of rest.
    const rests = rows.filter((row) => lane.columns.some(({ index }) => isRestDay(row[index]?.text ?? "")));
    known = isEmpty || (hasRole(lane, "week") && hasRole(lane, "day") && rests.length > 1);
    waiting.set(lane, known);
  }
  return known;
}
