import { env } from "cloudflare:workers";
import { asc, desc, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { demoClub } from "../../seed/demo-club";
import { user } from "../../worker/db/account";
import { batchedRead, runReads } from "../../worker/db/batched-read";
import { connect } from "../../worker/db/client";
import { prepared, rowsWithin, withLimits } from "../../worker/db/prepared-query";
import { dailyWorkout, exercise, weeklyProgram } from "../../worker/db/programs";
import { countedD1 } from "../workers/counted-d1";

beforeAll(async () => {
  const statements = await demoClub({ now: new Date(), timeZone: "UTC", hashPassword: async () => "none" });
  await env.DB.batch(statements.map(({ sql: text, params }) => env.DB.prepare(text).bind(...params)));
});

const byRole = prepared({ id: user.id, createdAt: user.createdAt, verified: user.emailVerified }, (select) =>
  select
    .from(user)
    .where(eq(user.role, sql.placeholder("role")))
    .orderBy(desc(user.email)),
);
const echo = prepared({ said: sql<string | null>`${sql.placeholder("said")}` }, (select) => select.from(user).limit(2));

describe("queries that are read by name", () => {
  const db = connect(env.DB);

  it("go in one statement, and each finds what it finds alone, in its order", async () => {
    const asked: number[] = [];
    const batch = (all: D1PreparedStatement[]) => {
      asked.push(all.length);
      return env.DB.batch(all);
    };
    const counting = connect({ prepare: (text: string) => env.DB.prepare(text), batch } as never);
    const said = `"]', ["null", 1] \\ \n\t , 🥋 \u2028 ' or 1=1 --`;
    const own = db.select({ id: user.id }).from(user).orderBy(asc(user.id)).limit(1);
    const reads = (by: typeof db) => ({
      members: byRole(by, { role: "user" }),
      own: batchedRead([own, byRole(by, { role: "admin" })] as const, ([one, admins]) => ({ one, admins })),
      nobody: byRole(by, { role: "nobody" }),
      said: echo(by, { said }),
      nothing: echo(by, { said: null }),
    });
    const found = await runReads(counting, reads(counting));
    expect(asked).toEqual([2]);
    const [members, admins, one] = await db.batch([byRole(db, { role: "user" }), byRole(db, { role: "admin" }), own]);
    expect(members.length).toBeGreaterThan(2);
    expect(found).toEqual({
      members,
      own: { one, admins },
      nobody: [],
      said: [{ said }, { said }],
      nothing: [{ said: null }, { said: null }],
    });
  });

  it("are as many statements as they need for all their values", async () => {
    const { database, cost } = countedD1(env.DB);
    const many = Object.fromEntries(
      Array.from({ length: 150 }, (_, n) => [`n${n}`, echo(connect(database), { said: `${n}` })]),
    );
    const found = await runReads(connect(database), many);
    expect(Object.values(found).map(([row]) => (row as { said: string }).said)).toEqual(
      Array.from({ length: 150 }, (_, n) => `${n}`),
    );
    expect(cost.roundTrips).toBe(1);
  });

  it("may hold the rows of another in a row", async () => {
    const fields = { id: exercise.id, name: exercise.name };
    const days = prepared(
      {
        id: dailyWorkout.id,
        trained: rowsWithin(fields, (select) =>
          select.from(exercise).where(eq(exercise.dailyWorkoutId, dailyWorkout.id)).orderBy(desc(exercise.position)),
        ),
      },
      (select) => select.from(dailyWorkout).where(eq(dailyWorkout.programId, sql.placeholder("program"))),
    );
    const [program] = await db.select().from(weeklyProgram).where(eq(weeklyProgram.isPublished, true)).limit(1);
    const { found } = await runReads(db, { found: days(db, { program: program?.id ?? 0 }) });
    expect(found).toHaveLength(5);
    for (const { id, trained } of found) {
      const rows = await db
        .select(fields)
        .from(exercise)
        .where(eq(exercise.dailyWorkoutId, id))
        .orderBy(desc(exercise.position));
      expect(trained).toEqual(rows);
    }
  });

  it("are read apart where their rows together exceed what one value may be", async () => {
    const long = prepared({ text: sql<string>`hex(zeroblob(${sql.placeholder("bytes")}))` }, (select) =>
      select.from(user).limit(3),
    );
    const { few, many } = await runReads(db, { few: long(db, { bytes: 5 }), many: long(db, { bytes: 450_000 }) });
    expect([few.length, many.length, many[0]?.text.length]).toEqual([3, 3, 900_000]);
    await expect(runReads(db, { few: long(db, { bytes: 5 }), more: long(db, { bytes: 4_000_000 }) })).rejects.toThrow();
  });

  it("have their limits as numbers in their text, which would otherwise be prepared twice", () => {
    const limited = { sql: "select a from t where b = ? limit ? offset ?", params: ["x", 5, 7] };
    expect(withLimits(limited)).toEqual({ sql: "select a from t where b = ? limit 5 offset ?", params: ["x", 7] });
    for (const limit of ["5; drop table t", 1.5, null]) {
      const other = { ...limited, params: ["x", limit, 7] };
      expect(withLimits(other)).toEqual(other);
    }
    const quoting = { sql: "select '?' from t limit ?", params: [5] };
    expect(withLimits(quoting)).toEqual(quoting);
  });
});
