import { and, asc, desc, eq, getTableColumns, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
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
  const { head, others, exercises } = statementsFor(Object.keys(filters) as Filter[], cursor !== undefined);
  return batchedRead(
    [head(ctx.db, given), others(ctx.db, given), exercises(ctx.db, given)],
    ([todays, found, allExercises]) => {
      // Today's workout takes one place of the first page, and later pages skip it.
      const page = pageOf(found, limit - todays.length, (row) => row.createdAt);
      const presented = [...todays, ...page.items].map((row) => {
        const own = allExercises.filter((e) => e.workoutId === row.id);
        return presentWorkout(row, own, !mayTrain);
      });
      const { search } = filters;
      const items = search && !mayTrain ? presented.filter((item) => shows(item, search)) : presented;
      const headAlone = page.items.length === 0 && found.length > 0;
      return { items, nextCursor: headAlone ? FROM_THE_NEWEST : page.nextCursor };
    },
  );
}

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

type Statements = ReturnType<typeof makeStatements>;
/** Prepared statements by their set of filters: a few dozen at most. */
const made = new Map<string, Statements>();

function statementsFor(filters: Filter[], isLater: boolean): Statements {
  const key = `${filters} ${isLater}`;
  const statements = made.get(key) ?? makeStatements(filters, isLater);
  made.set(key, statements);
  return statements;
}

function makeStatements(filters: Filter[], isLater: boolean) {
  const newestFirst = [desc(workout.createdAt), desc(workout.id)] as const;
  const ids = (which: SQL | undefined) =>
    new QueryBuilder()
      .select({ id: workout.id })
      .from(workout)
      .where(which)
      .orderBy(...newestFirst);
  // Each is one step in an index; sorting workouts by how well they fit would read them all.
  const newest = (which?: SQL) => ids(and(published, which)).limit(1);
  const ofToday = newest(eq(workout.day, sql.placeholder("weekday")));
  const todaysId = sql`coalesce(${ofToday}, ${newest(isNull(workout.day))}, ${newest()})`;
  const matching = and(published, ...filters.map((name) => FILTERS[name]));
  const todays = isLater ? sql`false` : and(matching, eq(workout.id, todaysId));
  const older = isLater ? olderThanPlaceholders(workout.createdAt, workout.id) : undefined;
  const others = and(matching, ne(workout.id, todaysId), older);
  const rows = sql.placeholder("rows");
  const listed = sql`(select ${workout.id} from ${workout} where ${todays} union all select * from ${ids(others).limit(rows)})`;
  const shown = preparedWorkoutFields();
  return {
    head: prepared(shown, (select) => select.from(workout).where(todays)),
    others: prepared(shown, (select) =>
      select
        .from(workout)
        .where(others)
        .orderBy(...newestFirst)
        .limit(rows),
    ),
    exercises: prepared(getTableColumns(exercise), (select) =>
      select
        .from(exercise)
        .where(inArray(exercise.workoutId, listed))
        .orderBy(asc(exercise.workoutId), asc(exercise.position)),
    ),
  };
}
