import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { HistoryImport, HistoryRow, HistoryVerdicts, NameProposals } from "../../worker/contract/history-imports";
import type { LoggedSet, TrainingContext } from "../../worker/contract/training";
import { auditLog } from "../../worker/db/account";
import { completion } from "../../worker/db/progress";
import { setLog, trainingSession } from "../../worker/db/training";
import { db, Person } from "../workers/club";
import { workoutOf } from "../workers/club-calls";

let admin: Person;
beforeAll(async () => {
  admin = await Person.admin();
});

const set = (load: number | null, reps: number | null, more: Partial<LoggedSet> = {}): LoggedSet => ({
  load,
  unit: "kg",
  reps,
  effort: null,
  seconds: null,
  metres: null,
  side: null,
  bodyweight: false,
  ...more,
});
const row = (number: number, localDate: string, exercise: string, sets: LoggedSet[]): HistoryRow => ({
  row: number,
  localDate,
  exercise,
  sets,
});
const json = async <T>(answer: Promise<Response>): Promise<T> => {
  const given = await answer;
  if (given.status >= 300) throw new Error(`${given.status} ${await given.text()}`);
  return (await given.json()) as T;
};
const key = () => (crypto.randomUUID() + crypto.randomUUID()).replaceAll("-", "");
const OWN = "/api/user/history-imports";
const forMember = ({ id }: Person) => `/api/admin/users/${id}/history-imports`;
const begin = (by: Person, total: number, at = OWN, fileKey = key()) =>
  json<{ id: string; done: number[] }>(by.post(at, { fileName: "strong.csv", fileKey, total }));
const bring = async (by: Person, rows: HistoryRow[], at = OWN) => {
  const { id } = await begin(by, rows.length, at);
  return { id, verdicts: await json<HistoryVerdicts>(by.post(`${at}/${id}/rows`, { rows })) };
};
const outcomes = (verdicts: HistoryVerdicts) => verdicts.map(({ row: number, outcome }) => [number, outcome]);
const logged = (person: Person) => db.$count(setLog, eq(setLog.userId, person.id));

describe("training that a member brings along", () => {
  it("counts as last time and for records on the first day, and makes no completion, session or streak", async () => {
    const member = await Person.member();
    const workout = await workoutOf(
      { admin, member },
      { exercises: [{ name: "Zercher Squat", sets: "3", reps: "5" }] },
    );
    const exerciseId = workout.exercises[0]?.id ?? 0;
    const before = await (await member.get("/api/user/stats")).json();
    const { verdicts } = await bring(member, [
      row(2, "2024-03-01", "zercher squats", [set(100, 5), set(105, 3, { effort: 9 })]),
      row(4, "2024-03-08", "Zercher Squat", [set(110, 1), set(231.5, 2, { unit: "lb" })]),
    ]);
    expect(outcomes(verdicts)).toEqual([
      [2, "created"],
      [4, "created"],
    ]);
    const { exercises } = await json<TrainingContext>(member.get(`/api/workouts/${workout.id}/training`));
    expect(exercises).toMatchObject([
      { exerciseId, last: { localDate: "2024-03-08", sets: [{ load: 110 }, { load: 231.5 }] } },
    ]);
    const history = await json<{ days: unknown[]; records: { kind: string; value: number }[] }>(
      member.get(`/api/exercises/${exerciseId}/history`),
    );
    expect(history.days).toHaveLength(2);
    expect(history.records.find(({ kind }) => kind === "load")).toMatchObject({ value: 110 });
    const log = await json<{ records: { kind: string }[] }>(
      member.put(`/api/exercises/${exerciseId}/log`, { sets: [set(120, 2)] }),
    );
    expect(log.records.map(({ kind }) => kind)).toContain("load");

    expect(await (await member.get("/api/user/stats")).json()).toEqual(before);
    expect(await db.$count(completion, eq(completion.userId, member.id))).toBe(0);
    expect(
      (await db.select().from(trainingSession).where(eq(trainingSession.userId, member.id))).map(
        (each) => each.subject,
      ),
    ).toEqual([`workout:${workout.id}`]);
  });

  it("changes nothing the second time, and never what was logged here", async () => {
    const member = await Person.member();
    const rows = [row(2, "2024-01-02", "Row", [set(60, 8)]), row(3, "2024-01-03", "Row", [set(62.5, 8)])];
    await bring(member, rows);
    const { verdicts } = await bring(member, rows);
    expect(outcomes(verdicts)).toEqual([
      [2, "unchanged"],
      [3, "unchanged"],
    ]);
    const other = await bring(member, [row(2, "2024-01-02", "Row", [set(90, 1)])]);
    expect(other.verdicts).toMatchObject([{ outcome: "refused", words: expect.stringContaining("2024-01-02") }]);
    expect((await db.select().from(setLog).where(eq(setLog.userId, member.id))).map(({ load }) => load)).toEqual([
      60, 62.5,
    ]);
  });

  it("says before what every row would do, and refuses by its number what cannot be", async () => {
    const member = await Person.member();
    const verdicts = await json<HistoryVerdicts>(
      member.post(`${OWN}/check`, {
        rows: [
          row(2, "2024-01-02", "Row", [set(60, 8)]),
          row(9, "2024-01-02", "rows", [set(60, 8)]),
          row(12, "2999-01-01", "Row", [set(60, 8)]),
          row(13, "1901-01-01", "Row", [set(60, 8)]),
        ],
      }),
    );
    expect(outcomes(verdicts)).toEqual([
      [2, "created"],
      [9, "refused"],
      [12, "refused"],
      [13, "refused"],
    ]);
    expect(await logged(member)).toBe(0);
    const refused = (sets: unknown[]) =>
      member.post(`${OWN}/check`, { rows: [row(2, "2024-01-02", "Row", sets as LoggedSet[])] });
    expect((await refused([set(-5, 3)])).status).toBe(422);
    expect((await refused([])).status).toBe(422);
    expect((await refused(Array.from({ length: 31 }, () => set(1, 1)))).status).toBe(422);
  });

  it("goes on where it stopped", async () => {
    const member = await Person.member();
    const fileKey = key();
    const { id } = await begin(member, 2, OWN, fileKey);
    await json(member.post(`${OWN}/${id}/rows`, { rows: [row(2, "2024-01-02", "Row", [set(60, 8)])] }));
    expect(await begin(member, 2, OWN, fileKey)).toEqual({ id, done: [2] });
    await json(member.post(`${OWN}/${id}/rows`, { rows: [row(3, "2024-01-03", "Row", [set(60, 8)])] }));
    expect((await begin(member, 2, OWN, fileKey)).id).not.toBe(id);
    const three = [4, 5, 6].map((number) => row(number, `2024-01-0${number}`, "Row", [set(60, 8)]));
    expect((await member.post(`${OWN}/${id}/rows`, { rows: three })).status).toBe(422);
    expect(await logged(member)).toBe(2);
  });

  it("is taken back within a day, but for what was changed since", async () => {
    const member = await Person.member();
    const { id } = await bring(member, [row(2, "2024-01-02", "Row", [set(60, 8), set(60, 7)])]);
    expect(await json<HistoryImport[]>(member.get(OWN))).toMatchObject([{ id, sets: 2, created: 1, undoneAt: null }]);
    await db.insert(setLog).values({
      ...set(50, 5),
      userId: member.id,
      nameKey: "press",
      localDate: "2024-01-02",
      setNumber: 1,
      exerciseName: "Press",
      exerciseId: 0,
      liftedGrams: 50_000,
      estimateGrams: 0,
      at: new Date(),
    });
    expect(await json(member.post(`${OWN}/${id}/undo`))).toEqual({ changed: 2 });
    expect(await logged(member)).toBe(1);
    expect((await member.post(`${OWN}/${id}/undo`)).status).toBe(409);
    expect((await member.post(`${OWN}/${id}/rows`, { rows: [row(2, "2024-01-02", "Row", [set(60, 8)])] })).status).toBe(
      409,
    );
    const old = await bring(member, [row(2, "2024-02-02", "Row", [set(60, 8)])]);
    await db.run(sql`update history_import set created_at = created_at - 90000000 where id = ${old.id}`);
    expect((await member.post(`${OWN}/${old.id}/undo`)).status).toBe(409);
  });

  it("is brought in by the coach for a member, with an entry in the audit log; and is nobody else's", async () => {
    const [member, stranger] = [await Person.member(), await Person.member()];
    const { id } = await bring(admin, [row(2, "2024-01-02", "Row", [set(60, 8)])], forMember(member));
    expect(await logged(member)).toBe(1);
    const told = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${member.id}`));
    expect(told).toMatchObject([{ action: "member.history_import", actorId: admin.id }]);
    for (const path of [`${OWN}/${id}/undo`, `${OWN}/none/undo`]) expect((await stranger.post(path)).status).toBe(404);
    expect((await stranger.post(`${forMember(member)}/${id}/undo`)).status).toBe(403);
    expect((await (await Person.coach()).post(`${forMember(member)}/${id}/undo`)).status).toBe(403);
    expect((await admin.post(`${forMember(stranger)}/${id}/undo`)).status).toBe(404);
    expect(await json(admin.post(`${forMember(member)}/${id}/undo`))).toEqual({ changed: 1 });
    expect(
      (await admin.post(forMember({ id: "nobody" } as Person), { fileName: "a", fileKey: key(), total: 1 })).status,
    ).toBe(404);
  });

  it("finds the library's exercises under other products' names, and says what comes near", async () => {
    const member = await Person.member();
    await workoutOf({ admin, member }, { exercises: [{ name: "Bench Press" }, { name: "Dumbbell Shoulder Press" }] });
    const found = await json<NameProposals>(
      member.post(`${OWN}/names`, { names: ["Barbell Bench Press", "Shoulder Press", "Basket Weaving"] }),
    );
    expect(found).toEqual([
      { name: "Barbell Bench Press", match: "Bench Press", near: [] },
      { name: "Shoulder Press", match: null, near: expect.arrayContaining(["Dumbbell Shoulder Press"]) },
      { name: "Basket Weaving", match: null, near: [] },
    ]);
  });
});
