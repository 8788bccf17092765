import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { CommentAnswer } from "../../worker/contract/community";
import { type KeptAnswer, keptAnswerSchema, libraryAnswerSchema } from "../../worker/contract/threads";
import { THREAD_LIMITS } from "../../worker/contract/threads-limits";
import { trainingContextSchema } from "../../worker/contract/training";
import { communityComment, keptAnswer } from "../../worker/db/community";
import { libraryExercise } from "../../worker/db/exercises";
import { weeklyProgram } from "../../worker/db/programs";
import { db, Person } from "../workers/club";
import { weekOf } from "../workers/club-calls";

const KEPT = "/api/admin/exercise-answers";

let ana: Person;
let lapsed: Person;
let admin: Person;
let coach: Person;

beforeAll(async () => {
  [ana, lapsed, admin, coach] = await Promise.all([Person.member(), Person.lapsed(), Person.admin(), Person.coach()]);
});

/** A workout with these exercises, which the library then has. */
async function placed(...names: string[]) {
  const body = { title: "Session", isPublished: true, exercises: names.map((name) => ({ name })) };
  return (await admin.post("/api/admin/workouts", body)).json<{ id: number; exercises: { id: number }[] }>();
}
const aLift = () => `Lift ${crypto.randomUUID()}`;
const entryOf = async (name: string) =>
  (await db.select().from(libraryExercise).where(eq(libraryExercise.name, name)).get())?.id ?? 0;

async function saying(by: Person, content: string, assignedTo: string | null = null) {
  const week = await weekOf(assignedTo);
  const answer = await (await by.post(`/api/daily-workouts/${week.day}/comments`, { content })).json<CommentAnswer>();
  return { week: week.id, commentId: answer.comment.id };
}
async function keep(exercise: string, content: string) {
  const said = await saying(coach, content);
  const answer = await coach.post(KEPT, { commentId: said.commentId, exercise });
  return { ...said, ...libraryAnswerSchema.parse(await answer.json()) };
}
const besides = async (exerciseId: number): Promise<KeptAnswer[]> =>
  keptAnswerSchema.array().parse(await (await ana.get(`/api/exercises/${exerciseId}/answers`)).json());
const textsOn = async (exerciseId: number) => (await besides(exerciseId)).map(({ content }) => content);
const answeredIn = async (workout: number) =>
  trainingContextSchema.parse(await (await ana.get(`/api/workouts/${workout}/training`)).json()).answered;

describe("an answer that is kept", () => {
  it("stands beside its exercise wherever that appears, whatever it is called there", async () => {
    const name = aLift();
    const first = await placed(name);
    expect(await answeredIn(first.id)).toBeUndefined();
    await keep(name, "Brace before you pull");
    const later = await placed("Row", `${name.toUpperCase()}S (each side)`);
    const ids = later.exercises.map(({ id }) => id);
    expect(await answeredIn(later.id)).toEqual([ids[1]]);
    expect(await textsOn(ids[1] ?? 0)).toEqual(["Brace before you pull"]);
    expect(await textsOn(ids[0] ?? 0)).toEqual([]);
  });

  it("stays with an exercise that is renamed, and moves with one that is merged", async () => {
    const [name, other, renamed] = [aLift(), aLift(), aLift()];
    const [one, two] = [await placed(name), await placed(other)];
    await keep(name, "Knees out");
    await admin.put(`/api/admin/exercise-library/${await entryOf(name)}`, { name: renamed, aliases: [name] });
    const again = await placed(renamed);
    expect(await textsOn(again.exercises[0]?.id ?? 0)).toEqual(["Knees out"]);
    const merged = await admin.post(`/api/admin/exercise-library/${await entryOf(renamed)}/merge`, {
      into: await entryOf(other),
    });
    expect(merged.status).toBe(200);
    for (const { exercises } of [one, two, again]) {
      expect(await textsOn(exercises[0]?.id ?? 0)).toEqual(["Knees out"]);
    }
  });

  it(`is one of the newest ${THREAD_LIMITS.answersShown}, and kept once`, async () => {
    const name = aLift();
    const { exercises } = await placed(name);
    const kept = [];
    for (const n of [1, 2, 3, 4]) kept.push(await keep(name, `Answer ${n}`));
    expect(await textsOn(exercises[0]?.id ?? 0)).toEqual(["Answer 4", "Answer 3", "Answer 2"]);
    const twice = await coach.post(KEPT, { commentId: kept[0]?.commentId, exercise: name });
    expect(libraryAnswerSchema.parse(await twice.json()).id).toBe(kept[0]?.id);
    const listed = libraryAnswerSchema
      .array()
      .parse(await (await coach.get(`${KEPT}?exercise=${await entryOf(name)}`)).json());
    expect(listed.map(({ content }) => content)).toEqual(["Answer 4", "Answer 3", "Answer 2", "Answer 1"]);
    expect(listed[0]?.exercise.name).toBe(name);
  });

  it("is not shown once the coach stops keeping it, while its thread has it still", async () => {
    const name = aLift();
    const { exercises } = await placed(name);
    const { id, commentId } = await keep(name, "For now");
    expect((await coach.delete(`${KEPT}/${id}`)).status).toBe(204);
    expect((await coach.delete(`${KEPT}/${id}`)).status).toBe(404);
    expect(await textsOn(exercises[0]?.id ?? 0)).toEqual([]);
    expect(await db.$count(communityComment, eq(communityComment.id, commentId))).toBe(1);
  });

  it("changes and goes with what was said, and outlives the week it was said about", async () => {
    const name = aLift();
    const { exercises } = await placed(name);
    const exercise = exercises[0]?.id ?? 0;
    const { commentId } = await keep(name, "Tpyo");
    await coach.put(`/api/community/comments/${commentId}`, { content: "Typo" });
    expect(await textsOn(exercise)).toEqual(["Typo"]);
    await coach.delete(`/api/community/comments/${commentId}`);
    expect(await textsOn(exercise)).toEqual([]);
    const { commentId: answered } = await keep(name, "With a reply");
    await db.insert(communityComment).values({
      parentId: answered,
      trainingThreadId: (await db.select().from(communityComment).where(eq(communityComment.id, answered)).get())
        ?.trainingThreadId,
      content: "Thanks",
      userId: ana.id,
      createdAt: new Date(),
    });
    await coach.delete(`/api/community/comments/${answered}`);
    expect(await textsOn(exercise)).toEqual([]);
    const { week } = await keep(name, "For good");
    await db.delete(weeklyProgram).where(eq(weeklyProgram.id, week));
    expect(await textsOn(exercise)).toEqual(["For good"]);
  });

  it("is the coach's, about an exercise of the library, and was said before everybody", async () => {
    const name = aLift();
    await placed(name);
    const byMember = await saying(ana, "I think");
    const inPrivate = await saying(coach, "For you alone", ana.id);
    const said = await saying(coach, "For all");
    const refused = async (body: object) => {
      const answer = await coach.post(KEPT, body);
      return [answer.status, (await answer.json<{ message: string }>()).message];
    };
    expect((await refused({ commentId: byMember.commentId, exercise: name }))[0]).toBe(422);
    expect((await refused({ commentId: inPrivate.commentId, exercise: name }))[0]).toBe(422);
    expect((await refused({ commentId: said.commentId, exercise: aLift() }))[1]).toBe(
      "The library has no exercise of this name.",
    );
    expect((await refused({ commentId: 999_999, exercise: name }))[0]).toBe(404);
    expect((await ana.post(KEPT, { commentId: said.commentId, exercise: name })).status).toBe(403);
    expect(await db.$count(keptAnswer, eq(keptAnswer.commentId, said.commentId))).toBe(0);
  });

  it("is training: who may not train does not get it", async () => {
    const name = aLift();
    const { exercises } = await placed(name);
    await keep(name, "Secret of the trade");
    const answer = await lapsed.get(`/api/exercises/${exercises[0]?.id}/answers`);
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain("Secret");
  });
});
