import { addDays, type CalendarDate, isoWeekday } from "./calendar";
import { daysToGoText } from "./competition-days";
import type { CompetitionDay } from "./competitions";
import { optionName } from "./day-options";
import { type ColumnType, DAY_NAMES } from "./drafts";
import { rankOf } from "./week-marks";
import type { Mark, RollDay } from "./week-plan-limits";

export type PlannedSession = {
  id: number;
  /** The weekday chosen by the coach. */
  dayOfWeek: number;
  title: string;
  mark: Mark;
  /** Non-empty options, with their number of exercises. */
  options: readonly { columnType: ColumnType; exercises: number }[];
  /** The date it was completed. */
  doneOn: CalendarDate | null;
};

export type WeekToPlace = {
  monday: CalendarDate;
  today: CalendarDate;
  /** The first day the plan applies to; before Monday for an older plan. */
  since: CalendarDate;
  rollDays: readonly RollDay[];
  lifts: number;
  sessions: readonly PlannedSession[];
  /** Sessions moved by the member; a null date skips the session. */
  moves: readonly { dayId: number; date: CalendarDate | null }[];
  /** Days near a competition; sessions avoid its days of rest. */
  competitionDays?: readonly CompetitionDay[] | undefined;
};

export type Placement = {
  session: PlannedSession;
  is: "done" | "placed" | "out";
  /** Null if it has no day in this week. */
  date: CalendarDate | null;
  /** The suggested option; null if any will do. */
  option: ColumnType | null;
  /** Moved by the member. */
  moved: boolean;
  /** The reason, in one line. */
  reason: string;
};

/**
 * Assigns this week's sessions to a member's days, each with a one-line reason. The answer has every session once, in
 * the coach's order; no open session is before today, and no two share a day unless the member moved them. A session
 * keeps its day until that has passed: then must and should sessions move on, could sessions drop.
 */
export function placeWeek(week: WeekToPlace): Placement[] {
  const sessions = [...week.sessions].sort((a, b) => a.dayOfWeek - b.dayOfWeek || a.id - b.id);
  const moves = new Map(week.moves.map(({ dayId, date }) => [dayId, date]));
  const first = firstPlaces(week, sessions, moves);
  const isDone = ({ doneOn }: PlannedSession) => doneOn !== null;
  const movedTo = (session: PlannedSession) => {
    const date = moves.get(session.id);
    return !isDone(session) && date && inWeek(week, date) && date >= week.today ? date : null;
  };
  const taken = new Set<CalendarDate>();
  for (const session of sessions) {
    const date = session.doneOn ?? movedTo(session);
    if (date) taken.add(date);
  }
  const settled = sessions.filter((each) => (each.doneOn && inWeek(week, each.doneOn)) || movedTo(each)).length;
  const open = sessions.filter((each) => first.has(each.id) && !isDone(each) && !movedTo(each));
  const missed = (session: PlannedSession) => (first.get(session.id) ?? week.today) < week.today;
  const going = open.filter((each) => !(missed(each) && each.mark === "could")).sort(byRank);
  const capable = going.slice(0, Math.max(0, week.lifts - settled));
  const keeps = (session: PlannedSession) => !missed(session) && !taken.has(first.get(session.id) ?? "");
  const free = daysFrom(week, week.today).filter((date) => !taken.has(date) && !isRest(week, date));
  const fitting = capable.slice(0, free.length);
  const kept = new Map(fitting.filter(keeps).map((each) => [each.id, first.get(each.id) ?? ""]));
  const left = free.filter((date) => ![...kept.values()].includes(date));
  const found = assign(
    week,
    fitting.filter((each) => !kept.has(each.id)),
    left,
    [...taken, ...kept.values()],
  );
  const placed = new Map([...kept, ...found]);
  return sessions.map((session): Placement => {
    const { doneOn } = session;
    const base = { session, option: null, moved: false };
    if (doneOn) return { ...base, is: "done", date: doneOn, reason: `Done on ${nameOf(doneOn)}.` };
    const own = movedTo(session);
    if (own) {
      const reason = isRest(week, own) ? "You put it here. Your coach asks for rest that day." : "You put it here.";
      return { ...base, ...placementOn(week, session, own), is: "placed", moved: true, reason };
    }
    const date = placed.get(session.id);
    if (!date) {
      const reason = reasonLeftOut(week, session, {
        leftOut: moves.get(session.id) === null,
        first: first.get(session.id),
        roomFor: capable.includes(session),
        dropped: missed(session) && first.has(session.id) && session.mark === "could",
      });
      return { ...base, is: "out", date: null, moved: moves.get(session.id) === null, reason };
    }
    const day = placementOn(week, session, date);
    const planned = first.get(session.id);
    const reason =
      planned && planned < week.today
        ? `Missed on ${nameOf(planned)}. It is a ${session.mark}, so it moves on.`
        : day.reason;
    return { ...base, is: "placed", date, option: day.option, reason };
  });
}

type Moves = ReadonlyMap<number, CalendarDate | null>;

/** Returns the plan's places before anything was done or missed; sessions beyond the member's number are left out. */
function firstPlaces(week: WeekToPlace, sessions: PlannedSession[], moves: Moves): Map<number, CalendarDate> {
  const begins = week.since > week.monday ? week.since : week.monday;
  const before = sessions.filter(({ doneOn }) => doneOn !== null && doneOn < begins);
  const places = new Map<number, CalendarDate>();
  for (const { id } of sessions) {
    const date = moves.get(id);
    if (date && inWeek(week, date)) places.set(id, date);
  }
  const others = sessions.filter((each) => !moves.has(each.id) && !before.includes(each)).sort(byRank);
  const used = before.filter(({ doneOn }) => doneOn && inWeek(week, doneOn)).length;
  const free = daysFrom(week, begins).filter((date) => ![...places.values()].includes(date) && !isRest(week, date));
  const room = Math.min(Math.max(0, week.lifts - used - places.size), free.length);
  const occupied = [...places.values(), ...before.flatMap(({ doneOn }) => doneOn ?? [])];
  for (const [id, date] of assign(week, others.slice(0, room), free, occupied)) places.set(id, date);
  return places;
}

/** Assigns each session a free day in the coach's order at the lowest cost. Tries all combinations: at most 7 of 7. */
function assign(
  week: WeekToPlace,
  sessions: PlannedSession[],
  free: CalendarDate[],
  occupied: CalendarDate[],
): Map<number, CalendarDate> {
  const inOrder = [...sessions].sort((a, b) => a.dayOfWeek - b.dayOfWeek || a.id - b.id);
  let best: { cost: number; dates: CalendarDate[] } = { cost: Number.POSITIVE_INFINITY, dates: [] };
  for (const dates of choicesOf(free, inOrder.length)) {
    const lifts = [...occupied, ...dates];
    const cost = dates.reduce((sum, date, index) => sum + costOf(week, inOrder[index], date, lifts), 0);
    if (cost < best.cost) best = { cost, dates };
  }
  return new Map(inOrder.flatMap(({ id }, index) => (best.dates[index] ? [[id, best.dates[index]] as const] : [])));
}

/** Returns all combinations of `count` days, in order. */
function choicesOf(days: CalendarDate[], count: number): CalendarDate[][] {
  if (count === 0) return [[]];
  return days.flatMap((day, index) => choicesOf(days.slice(index + 1), count - 1).map((rest) => [day, ...rest]));
}

/** Costs of a day: rolling on it, hard rolling the next day, an adjacent lift, distance from the coach's day. */
const COSTS = { hardRoll: 6, lightRoll: 2, beforeHard: 2, afterHard: 1, beside: 1.5, dayApart: 0.25 };

function costOf(
  week: WeekToPlace,
  session: PlannedSession | undefined,
  date: CalendarDate,
  lifts: CalendarDate[],
): number {
  const { roll, next, last } = rollsAround(week, date);
  const beside = lifts.filter((each) => each === addDays(date, 1) || each === addDays(date, -1)).length;
  return (
    (roll === "hard" ? COSTS.hardRoll : roll === "light" ? COSTS.lightRoll : 0) +
    (next === "hard" ? COSTS.beforeHard : 0) +
    (last === "hard" ? COSTS.afterHard : 0) +
    COSTS.beside * beside +
    COSTS.dayApart * Math.abs(isoWeekday(date) - (session?.dayOfWeek ?? 0))
  );
}

/** Returns the rolls on a day and its neighbours. The plan repeats weekly. */
function rollsAround({ rollDays }: WeekToPlace, date: CalendarDate) {
  const on = (day: CalendarDate) => rollDays.find(({ dayOfWeek }) => dayOfWeek === isoWeekday(day))?.effort;
  return { roll: on(date), next: on(addDays(date, 1)), last: on(addDays(date, -1)) };
}

function placementOn(week: WeekToPlace, session: PlannedSession, date: CalendarDate) {
  const near = dayNear(week, date);
  if (near?.option && session.options.some(({ columnType }) => columnType === near.option)) {
    const daysText = sentence(daysToGoText(near.daysToGo));
    return { date, option: near.option, reason: `${daysText}, so your coach's option: ${optionName(near.option)}.` };
  }
  const { roll, next, last } = rollsAround(week, date);
  const short = roll === "hard" || next === "hard" ? shortOf(session) : null;
  const so = short ? `, so the short option: ${optionName(short)}.` : ".";
  const own = isoWeekday(date) === session.dayOfWeek;
  const reason =
    roll === "hard"
      ? `You spar hard that day too${so}`
      : next === "hard"
        ? `The day before hard sparring${so}`
        : roll === "light"
          ? "Only a light roll that day."
          : last === "hard"
            ? "No roll that day, and hard sparring is behind you."
            : own
              ? "Your coach's day for it, and you do not roll."
              : "You do not roll that day.";
  return { date, option: short, reason };
}

/** Returns the option with the fewest exercises; null if all are equal. */
function shortOf({ options }: PlannedSession): ColumnType | null {
  const [shortest, ...longer] = [...options].sort((a, b) => a.exercises - b.exercises);
  return shortest && longer.some(({ exercises }) => exercises > shortest.exercises) ? shortest.columnType : null;
}

type Out = { leftOut: boolean; first: CalendarDate | undefined; roomFor: boolean; dropped: boolean };

function reasonLeftOut(week: WeekToPlace, { mark }: PlannedSession, out: Out): string {
  if (out.leftOut) return "You left it out.";
  if (out.dropped) return `Missed on ${nameOf(out.first ?? week.today)}. It is a could, so it drops.`;
  if (out.roomFor) return "No day of this week is left for it.";
  if (out.first !== undefined) return "You have all the sessions you planned.";
  if (week.lifts === 0) return "You do not plan to lift.";
  return `A ${mark}: you lift ${times(week.lifts)}, and the others come first.`;
}

const times = (count: number) => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);
const nameOf = (date: CalendarDate) => DAY_NAMES[isoWeekday(date)] ?? "";
const sentence = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const dayNear = ({ competitionDays }: WeekToPlace, date: CalendarDate) =>
  competitionDays?.find((day) => day.date === date);
const isRest = (week: WeekToPlace, date: CalendarDate) => dayNear(week, date)?.rest ?? false;
const inWeek = ({ monday }: WeekToPlace, date: CalendarDate) => date >= monday && date <= addDays(monday, 6);
const daysFrom = ({ monday }: WeekToPlace, from: CalendarDate): CalendarDate[] =>
  [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days)).filter((date) => date >= from);
const byRank = (a: PlannedSession, b: PlannedSession) =>
  rankOf(a.mark) - rankOf(b.mark) || a.dayOfWeek - b.dayOfWeek || a.id - b.id;
