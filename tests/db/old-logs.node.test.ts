import type { DatabaseSync } from "node:sqlite";
import { beforeAll, describe, expect, it } from "vitest";
import { apply, databaseAfter, fill, MIGRATIONS } from "./old-club";

/** The first that gave sets more to say than load, reps and effort. */
const FIRST = MIGRATIONS.findIndex(({ name }) => name === "0038_measured_sets.sql");

const OLD_SETS = `SELECT user_id, name_key, local_date, set_number, exercise_name, exercise_id, load, unit, reps, effort,
  lifted_grams, iif(reps > 10, 0, estimate_grams) AS estimate_grams, at FROM set_log ORDER BY 1, 2, 3, 4`;
const OLD_COMPLETIONS = `SELECT id, user_id, workout_id, daily_workout_id, column_type, title, local_date, completed_at,
  duration_minutes, notes, idempotency_key FROM completion ORDER BY id`;

const rows = (db: DatabaseSync, sql: string) =>
  db
    .prepare(sql)
    .all()
    .map((row) => ({ ...row }));
const number = (db: DatabaseSync, sql: string) => Number(rows(db, sql)[0]?.n);

let db: DatabaseSync;
let sets: unknown[];
let completions: unknown[];

beforeAll(() => {
  db = databaseAfter(MIGRATIONS.slice(0, FIRST));
  fill(db);
  addLogs(db);
  sets = rows(db, OLD_SETS);
  completions = rows(db, OLD_COMPLETIONS);
  for (const { sql } of MIGRATIONS.slice(FIRST)) apply(db, sql);
});

describe("what members wrote down before sets were measured", () => {
  it("is kept to the figure, of sets of whatever load, reps and effort", () => {
    expect(sets).toHaveLength(2 * 2 * 30 * 3);
    expect(rows(db, OLD_SETS)).toEqual(sets);
    expect(number(db, "SELECT count(*) AS n FROM set_log WHERE reps > 10 AND estimate_grams > 0")).toBe(0);
    expect(rows(db, "SELECT DISTINCT seconds, metres, side, bodyweight FROM set_log")).toEqual([
      { seconds: null, metres: null, side: null, bodyweight: 0 },
    ]);
  });

  it("is kept of completions, with their notes, which are the coach's to read as they were", () => {
    expect(completions).toHaveLength(2 * 30 * 3);
    expect(rows(db, OLD_COMPLETIONS)).toEqual(completions);
    expect(number(db, "SELECT count(*) AS n FROM completion WHERE notes_private <> 0 OR hurts <> 0")).toBe(0);
  });

  it("stands in the training book: each completion and each logged exercise in one session", () => {
    const held = `FROM completion c JOIN training_session s ON s.user_id = c.user_id AND s.local_date = c.local_date
      AND s.subject = coalesce('workout:' || c.workout_id, 'day:' || c.daily_workout_id || ':' || c.column_type)`;
    const own = "SELECT count(*) AS n FROM completion WHERE workout_id IS NOT NULL OR daily_workout_id IS NOT NULL";
    expect(number(db, `SELECT count(*) AS n ${held}`)).toBe(number(db, own));
    expect(number(db, own)).toBe(2 * 30 * 2);
    const found = `SELECT count(DISTINCT l.user_id || l.name_key || l.local_date || l.set_number) AS n
      FROM training_session s JOIN session_exercise e ON e.session_id = s.id
      JOIN set_log l ON l.user_id = s.user_id AND l.name_key = e.name_key AND l.local_date = s.local_date`;
    expect(number(db, found)).toBe(sets.length);
    const entries = `SELECT sum(entries) AS n FROM training_session`;
    expect(number(db, entries)).toBe(number(db, own) + number(db, "SELECT count(*) AS n FROM session_exercise"));
    const noted = `SELECT count(*) AS n ${held} WHERE coalesce(c.notes, '') <> '' AND s.noted = 0`;
    expect(number(db, noted)).toBe(0);
  });

  it("counts in members' totals and days as before", () => {
    const total = "SELECT sum(completions) AS n FROM";
    expect([number(db, `${total} progress_total`), number(db, `${total} training_day`)]).toEqual([
      completions.length,
      completions.length,
    ]);
  });
});

/** Of two members, on thirty days: three sets of two exercises, and a workout, a section and a training that has gone. */
function addLogs(club: DatabaseSync): void {
  club.exec("DELETE FROM set_log; DELETE FROM completion; DELETE FROM progress_total; DELETE FROM training_day;");
  club.exec(`UPDATE exercise SET workout_id = NULL, column_type = 'equipment',
    daily_workout_id = (SELECT min(id) FROM daily_workout) WHERE id = (SELECT max(id) FROM exercise)`);
  const days = "(WITH RECURSIVE d(day) AS (SELECT 0 UNION ALL SELECT day + 1 FROM d WHERE day < 29) SELECT day FROM d)";
  const date = "date('2026-01-05', '+' || day || ' days')";
  const at = `unixepoch(${date}) * 1000`;
  club.exec(`INSERT INTO set_log
    SELECT u.id, 'lift ' || e.id, ${date}, turn, 'Lift ' || e.id, e.id,
      nullif((day * 2.5 + turn) * (turn <> 2), 7.5), iif(day % 2, 'kg', 'lb'), nullif(day % 16, 3), nullif(6 + day % 5 * 0.5, 7),
      day * 1000, day * 1100, ${at} FROM user u, exercise e, ${days}, (SELECT 1 AS turn UNION SELECT 2 UNION SELECT 3)`);
  const done = (what: string) =>
    `INSERT INTO completion (user_id, workout_id, daily_workout_id, column_type, title, local_date, completed_at, duration_minutes, notes)
     SELECT u.id, ${what}, 'Training', ${date}, ${at}, nullif(day, 4), nullif('Note ' || day % 3, 'Note 1') FROM user u, ${days}`;
  club.exec(done("(SELECT min(id) FROM workout), NULL, NULL"));
  club.exec(done("NULL, (SELECT min(id) FROM daily_workout), 'equipment'"));
  club.exec(done("NULL, NULL, NULL"));
}
