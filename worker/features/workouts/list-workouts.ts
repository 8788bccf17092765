import { and, asc, desc, eq, getTableColumns, isNull, not, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { isoWeekday, localDate } from "../../contract/calendar";
import type { Workout, WorkoutQuery } from "../../contract/workouts";
import { type BatchedRead, batchedRead, runRead } from "../../db/batched-read";
import { cursorValues, olderThanPlaceholders, type Page, pageOf } from "../../db/cursor";
import { fold } from "../../db/folded";
import { prepared } from "../../db/prepared-query";
import { exercise } from "../../db/programs";
import { workout } from "../../db/workouts";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { isKept, keepExercises } from "../exercises/kept-exercises";
import { published } from "./policy";
import { presentWorkout } from "./present";
import { preparedWorkoutFields } from "./queries";

/** A cursor before all workouts: the list begins with the newest. */
const FROM_THE_NEWEST = "999999999999999.0";

/** Lists published workouts: today's first (the member's weekday, else any day, else the newest), then the newest. */
export function listWorkouts(ctx: Ctx, wanted: WorkoutQuery): Promise<Page<Workout>> {
  return runRead(ctx.db, workoutList(ctx, wanted));
}

/** Returns the list as a read, which the dashboard batches with others. */
export function workoutList(ctx: Ctx, { cursor, limit, ...wanted }: WorkoutQuery): BatchedRead<Page<Workout>> {
  const { user, mayTrain } = memberOf(ctx.actor);
  const filters = valuesOf(wanted);
  const given = {
    ...filters,
    ...cursorValues(cursor),
    userId: user.id,
    weekday: isoWeekday(localDate(ctx.now, user.timeZone)),
    rows: limit + 1,
  };
  const kept = keptNow(ctx.now);
  const listed = queryFor(Object.keys(filters) as Filter[], cursor !== undefined);
  const asked = { ...given, kept: kept.states };
  return batchedRead([listed.workouts(ctx.db, asked), listed.exercises(ctx.db, asked)], ([found, read]) => {
    // Also of the row after the last one: otherwise its exercises would be read each time.
    const rows = found.map(({ isKept, ...row }) => {
      const own = isKept ? null : read.filter(({ workoutId }) => workoutId === row.id);
      return { ...row, exercises: kept.rowsOf(stateOf(row), own) };
    });
    const todays = rows.filter(({ isTodays }) => isTodays);
    const others = rows.filter(({ isTodays }) => !isTodays);
    // Today's workout takes one place of the first page, and later pages skip it.
    const page = pageOf(others, limit - todays.length, (row) => row.createdAt);
    const presented = [...todays, ...page.items].map((row) => presentWorkout(row, row.exercises, !mayTrain));
    const { search } = filters;
    const items = search && !mayTrain ? presented.filter((item) => shows(item, search)) : presented;
    const headAlone = page.items.length === 0 && others.length > 0;
    return { items, nextCursor: headAlone ? FROM_THE_NEWEST : page.nextCursor };
  });
}

/** Identifies a state of a workout's exercises: each change sets another instant. `stateOf` is the same for a row. */
const STATE = sql`${workout.id} || '.' || ${workout.updatedAt}`;
const stateOf = ({ id, updatedAt }: { id: number; updatedAt: Date }) => `${id}.${updatedAt.getTime()}`;
const keptNow = keepExercises(60);

/** Returns whether the visible fields match: a gated link must not be guessed letter by letter through search. */
function shows({ title, focus, description }: Workout, folded: string): boolean {
  return fold([title, focus, description].filter(Boolean).join(" ")).includes(folded);
}

type Filters = Omit<WorkoutQuery, "cursor" | "limit">;
type Filter = keyof Filters;

const lowered = (column: typeof workout.focus | typeof workout.intensity, given: Filter) =>
  sql`lower(trim(${column})) = lower(${sql.placeholder(given)})`;

const FILTERS: Record<Filter, SQL> = {
  // Not LIKE: D1 refuses patterns of more than 50 bytes (developers.cloudflare.com/d1/platform/limits).
  search: sql`instr(${workout.searchText}, ${sql.placeholder("search")}) > 0`,
  focus: lowered(workout.focus, "focus"),
  intensity: lowered(workout.intensity, "intensity"),
  minDuration: sql`${workout.durationMinutes} >= ${sql.placeholder("minDuration")}`,
  maxDuration: sql`${workout.durationMinutes} <= ${sql.placeholder("maxDuration")}`,
};

/** Returns the values of the filters that are set, by name. */
function valuesOf({ search, focus, intensity, minDuration, maxDuration }: Filters) {
  return {
    ...(search && { search: fold(search) }),
    ...(focus && { focus }),
    ...(intensity && { intensity }),
    ...(minDuration !== undefined && { minDuration }),
    ...(maxDuration !== undefined && { maxDuration }),
  };
}

type Listed = ReturnType<typeof makeQuery>;
/** Prepared queries by their set of filters: a few dozen at most. */
const made = new Map<string, Listed>();

function queryFor(filters: Filter[], isLater: boolean): Listed {
  const key = `${filters} ${isLater}`;
  const query = made.get(key) ?? makeQuery(filters, isLater);
  made.set(key, query);
  return query;
}

function makeQuery(filters: Filter[], isLater: boolean) {
  const newestFirst = [desc(workout.createdAt), desc(workout.id)] as const;
  const ids = (which: SQL | undefined) =>
    new QueryBuilder()
      .select({ id: workout.id })
      .from(workout)
      .where(which)
      .orderBy(...newestFirst);
  // Each is one step in an index; sorting all workouts by how well they fit would read them all.
  const newest = (which?: SQL) => ids(and(published, which)).limit(1);
  const ofToday = newest(eq(workout.day, sql.placeholder("weekday")));
  const todaysId = sql`coalesce(${ofToday}, ${newest(isNull(workout.day))}, ${newest()})`;
  const matching = and(published, ...filters.map((name) => FILTERS[name]));
  const older = isLater ? olderThanPlaceholders(workout.createdAt, workout.id) : undefined;
  const others = ids(and(matching, sql`${workout.id} <> (select id from today)`, older)).limit(sql.placeholder("rows"));
  const todays = sql`select id, 1 from today where exists (select 1 from ${workout} where ${matching} and ${workout.id} = today.id) union all`;
  // Chosen once: that takes as long as reading what was chosen.
  const listed = sql`(with today(id) as materialized (select ${todaysId}), listed(id, is_todays) as materialized (
    ${isLater ? sql`` : todays} select id, 0 from ${others}) select id, is_todays from listed) as listed`;
  const fields = {
    ...preparedWorkoutFields(),
    isTodays: sql`listed.is_todays`.mapWith(Boolean),
    isKept: isKept(STATE).mapWith(Boolean),
  };
  const isListed = sql`listed.id = ${workout.id}`;
  return {
    workouts: prepared(fields, (select) =>
      select
        .from(workout)
        .innerJoin(listed, isListed)
        .orderBy(...newestFirst),
    ),
    // Rows, because a page of workouts may have megabytes of exercises.
    exercises: prepared(getTableColumns(exercise), (select) =>
      select
        .from(workout)
        .innerJoin(listed, isListed)
        .innerJoin(exercise, eq(exercise.workoutId, workout.id))
        .where(not(isKept(STATE)))
        .orderBy(asc(exercise.position)),
    ),
  };
}
