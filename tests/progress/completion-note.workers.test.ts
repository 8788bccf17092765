import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { addDays, localDate, mondayOf } from "../../worker/contract/calendar";
import { completionResultSchema, progressEntrySchema } from "../../worker/contract/progress";
import { bookSessionSchema } from "../../worker/contract/training-book";
import { dailyWorkout, exercise, weeklyProgram } from "../../worker/db/programs";
import { completion } from "../../worker/db/progress";
import { trainingSession } from "../../worker/db/training";
import { db, Person } from "../workers/club";

const TODAY = localDate(new Date(), "UTC");

let dayId: number;

beforeAll(async () => {
  const at = { createdAt: new Date(), updatedAt: new Date() };
  const startDate = mondayOf(TODAY);
  const week = { title: "This week", startDate, endDate: addDays(startDate, 6), isPublished: true, ...at };
  const [program] = await db.insert(weeklyProgram).values(week).returning();
  const programId = program?.id ?? 0;
  const [day] = await db.insert(dailyWorkout).values({ programId, dayOfWeek: 1, title: "Monday" }).returning();
  dayId = day?.id ?? 0;
  await db
    .insert(exercise)
    .values({ dailyWorkoutId: dayId, columnType: "equipment", position: 0, name: "Goblet Squat" });
});

async function completed(member: Person, more: object = {}): Promise<number> {
  const answer = await member.post(`/api/daily-workouts/${dayId}/complete`, { workoutType: "equipment", ...more });
  return completionResultSchema.parse(await answer.json()).entry.id;
}

const stored = (id: number) => db.select().from(completion).where(eq(completion.id, id)).get();
const bookSessionOf = async (member: Person) => {
  const coach = await Person.admin();
  const answer = await coach.get(`/api/admin/training?member=${member.id}`);
  return bookSessionSchema.array().parse(await answer.json())[0];
};
const sessionOf = (member: Person) =>
  db.select().from(trainingSession).where(eq(trainingSession.userId, member.id)).get();

describe("what a member says of a training", () => {
  it("goes along with a day of a week as with a workout, and the coach hears of pain unless it is their own", async () => {
    const member = await Person.member();
    const id = await completed(member, { duration: 31, notes: "  My knee hurts. " });
    expect(await stored(id)).toMatchObject({ notes: "My knee hurts.", durationMinutes: 31, hurts: true });
    const other = await Person.member();
    const own = await completed(other, { notes: "My knee hurts.", notesPrivate: true });
    expect(await stored(own)).toMatchObject({ notesPrivate: true, hurts: false });
  });

  it("tells how hard it was beside its words, also later, and nothing but whole numbers from 1 to 10", async () => {
    const member = await Person.member();
    const id = await completed(member, { effort: 7 });
    expect(await stored(id)).toMatchObject({ effort: 7, notes: null });
    const say = (body: object) => member.put(`/api/user/progress/${id}/note`, body);
    expect((await say({ notes: "Slept badly." })).status).toBe(204);
    expect(await stored(id)).toMatchObject({ effort: 7, notes: "Slept badly." });
    expect((await say({ notes: "Slept badly.", effort: 9 })).status).toBe(204);
    const [entry] = progressEntrySchema.array().parse(await (await member.get("/api/user/progress")).json());
    expect(entry).toMatchObject({ id, effort: 9 });
    expect(await bookSessionOf(member)).toMatchObject({ finished: { effort: 9 } });
    expect((await say({ notes: "Slept badly.", notesPrivate: true })).status).toBe(204);
    expect(await bookSessionOf(member)).toMatchObject({ finished: { effort: null } });
    for (const effort of [0, 11, 6.5, "7"]) {
      const refused = await say({ notes: null, effort });
      expect(refused.status, String(effort)).toBe(422);
      expect(await refused.text()).toContain("How hard it was is a whole number from 1 to 10.");
    }
    expect((await say({ notes: null, effort: null })).status).toBe(204);
    expect(await stored(id)).toMatchObject({ effort: null });
  });

  it("is added once it is recorded, brings the session back to the coach, and is taken back by nothing", async () => {
    const member = await Person.member();
    const id = await completed(member);
    await db.update(trainingSession).set({ seenAt: new Date() }).where(eq(trainingSession.userId, member.id));
    const say = (body: object) => member.put(`/api/user/progress/${id}/note`, body);
    expect((await say({ notes: "How hard: 9 of 10.\nShoulder pain." })).status).toBe(204);
    expect(await stored(id)).toMatchObject({ notes: "How hard: 9 of 10.\nShoulder pain.", hurts: true });
    expect(await sessionOf(member)).toMatchObject({ noted: true, hurts: true, seenAt: null });

    expect((await say({ notes: "Shoulder pain.", notesPrivate: true })).status).toBe(204);
    expect(await sessionOf(member)).toMatchObject({ noted: false, hurts: false });
    expect((await say({ notes: null })).status).toBe(204);
    expect(await stored(id)).toMatchObject({ notes: null, notesPrivate: false, hurts: false });
  });

  it("is the member's own to say, and has an end", async () => {
    const [member, other] = [await Person.member(), await Person.member()];
    const id = await completed(member);
    expect((await other.put(`/api/user/progress/${id}/note`, { notes: "Not mine." })).status).toBe(404);
    expect((await member.put(`/api/user/progress/${id}/note`, { notes: "x".repeat(2001) })).status).toBe(422);
    expect(await stored(id)).toMatchObject({ notes: null });
  });
});
