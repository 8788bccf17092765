import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { checkedLiftSchema, liftCueSchema } from "../../worker/contract/lift-cues";
import { memberDetailSchema } from "../../worker/contract/members";
import { memberPanelSchema } from "../../worker/contract/messages";
import { trainingContextSchema } from "../../worker/contract/training";
import { auditLog, user } from "../../worker/db/account";
import { liftCue } from "../../worker/db/lift-cues";
import { mediaClaim } from "../../worker/db/media";
import { directMessage } from "../../worker/db/messages";
import { film } from "../media/films";
import { db, Person } from "../workers/club";
import { workoutOf } from "../workers/club-calls";
import { MESSAGES, read, reply, write } from "../workers/conversation";
import { idOf, uploadedBy } from "../workers/upload";

let admin: Person;
let coach: Person;
let member: Person;

beforeAll(async () => {
  [admin, coach, member] = await Promise.all([Person.admin(), Person.coach(), Person.member()]);
});

let lifts = 0;
const aLift = () => `Press ${++lifts} from the floor`;
const keep = (body: Record<string, unknown>, { by = coach, of = member } = {}) =>
  by.post(`/api/admin/users/${of.id}/lift-cues`, body);
const kept = async (body: Record<string, unknown>, who = {}) => {
  const answer = await keep(body, who);
  expect(answer.status, await answer.clone().text()).toBe(201);
  return liftCueSchema.parse(await answer.json());
};
const contextOf = async (person: Person, workout: number) =>
  trainingContextSchema.parse(await (await person.get(`/api/workouts/${workout}/training`)).json());
const workoutWith = async (...names: string[]) => {
  const exercises = names.map((name) => ({ name, sets: "3", reps: "5" }));
  return workoutOf({ admin, member }, { title: crypto.randomUUID(), exercises });
};

const SET = {
  load: 100,
  unit: "kg",
  reps: 5,
  effort: null,
  seconds: null,
  metres: null,
  side: null,
  bodyweight: false,
};
const filmed = (exercise: string) => ({
  exercise,
  set: 3,
  done: [SET],
  training: "Squat day",
  localDate: "2026-11-20",
});
async function clipOf(person: Person, exercise: string | null) {
  const { mediaUrl } = await uploadedBy(person, film({ codec: "avc1", indexFirst: true }));
  const set = exercise === null ? {} : { filmed: filmed(exercise) };
  return write(person, { messageType: "form_check", content: "", mediaUrl, ...set });
}

describe("a form check that is filmed from a set", () => {
  it("says its set to both sides, and other messages say none", async () => {
    const sent = await clipOf(member, "Back Squat");
    expect(sent.filmed).toEqual(filmed("Back Squat"));
    const plain = await write(member, { content: "How deep?" });
    expect("filmed" in plain).toBe(false);
    expect((await read(member))[1]?.filmed).toEqual(filmed("Back Squat"));
    expect((await read(coach, `${MESSAGES}/conversation/${member.id}`))[1]?.filmed).toEqual(filmed("Back Squat"));
  });

  it("is a member's clip: words alone and the coach's own have no set", async () => {
    const words = await write(member, { content: "Look", messageType: "form_check", filmed: filmed("Row") });
    expect(words.filmed).toBeUndefined();
    const answered = await reply(coach, member, { content: "Good", messageType: "form_check", filmed: filmed("Row") });
    expect(answered.filmed).toBeUndefined();
  });

  it.each([
    [{ set: 0 }],
    [{ set: 1000 }],
    [{ exercise: " " }],
    [{ exercise: "x".repeat(201) }],
    [{ done: [SET, SET, SET] }],
    [{ training: "x".repeat(201) }],
    [{ localDate: "2026-02-30" }],
  ])("refuses a set that is none: %j", async (wrong) => {
    const { mediaUrl } = await uploadedBy(member, film({ codec: "avc1", indexFirst: true }));
    const body = { messageType: "form_check", mediaUrl, filmed: { ...filmed("Row"), ...wrong } };
    expect((await member.post(MESSAGES, body)).status).toBe(422);
  });

  it("shows the coach the member's earlier clips of the same lift, under any of its names, and nobody else's", async () => {
    const [ana, bo] = await Promise.all([Person.member(), Person.member()]);
    await clipOf(bo, "Zercher Squat");
    const first = await clipOf(ana, "Zercher Squat");
    await clipOf(ana, "Bench Press");
    await workoutWith("Zercher Squat");
    const [entry] = await library("Zercher Squat");
    const change = { aliases: ["Zercher Squat", "Elbow Squat"] };
    expect((await admin.put(`/api/admin/exercise-library/${entry?.id}`, change)).status).toBe(200);
    const second = await clipOf(ana, "Elbow squats");
    const beside = checkedLiftSchema.parse(await (await coach.get(`/api/admin/form-checks/${second.id}`)).json());
    expect(beside.earlier.map(({ messageId }) => messageId)).toEqual([first.id]);
    expect(beside.filmed?.exercise).toBe("Elbow squats");
    // Of a clip of no lift, all that were sent before.
    const other = await clipOf(ana, null);
    const all = checkedLiftSchema.parse(await (await coach.get(`/api/admin/form-checks/${other.id}`)).json());
    expect(all.earlier).toHaveLength(3);
    expect(all.filmed).toBeNull();
  });

  it("is answered with what was remarked about it before", async () => {
    const check = await clipOf(member, "Deadlift");
    const remark = { at: 1.2, text: "Bar closer", shapes: [] };
    await reply(coach, member, { messageType: "form_check", review: { messageId: check.id, remarks: [remark] } });
    const beside = checkedLiftSchema.parse(await (await coach.get(`/api/admin/form-checks/${check.id}`)).json());
    expect(beside.said).toEqual([remark]);
  });
});

async function library(name: string): Promise<{ id: number; name: string }[]> {
  const path = `/api/admin/exercise-library?search=${encodeURIComponent(name)}`;
  return (await (await admin.get(path)).json()) as { id: number; name: string }[];
}

const LINE = { kind: "line", points: [[0.1, 0.2], [0.3, 0.4]] }; // biome-ignore format: one shape.

describe("a cue", () => {
  it("stands beside its lift in every training of its member's, with its drawing and clip, until it is ticked off", async () => {
    const lift = aLift();
    const workout = await workoutWith("Farmer Carry", lift);
    const check = await clipOf(member, lift);
    const cue = await kept({ exercise: lift, text: " Elbows in\r\n", messageId: check.id, at: 0.75, shapes: [LINE] });
    expect(cue).toMatchObject({ exercise: lift, text: "Elbows in", at: 0.75, shapes: [LINE], tickedAt: null });
    const { cues } = await contextOf(member, workout.id);
    const { tickedAt: _, ...shown } = cue;
    expect(cues).toEqual([{ ...shown, exerciseIds: [workout.exercises[1]?.id], substitutes: [] }]);
    expect(cues?.[0]?.media).toEqual({ mediaUrl: check.mediaUrl, mediaType: "video" });
    expect((await member.put(`/api/user/lift-cues/${cue.id}`, { ticked: true })).status).toBe(200);
    expect("cues" in (await contextOf(member, workout.id))).toBe(false);
  });

  it("is seen by its member and the staff alone", async () => {
    const lift = aLift();
    const workout = await workoutWith(lift);
    const cue = await kept({ exercise: lift, text: "Chin down" });
    const other = await Person.member();
    expect((await contextOf(other, workout.id)).cues).toBeUndefined();
    expect((await other.put(`/api/user/lift-cues/${cue.id}`, { ticked: true })).status).toBe(404);
    for (const body of [{ exercise: lift, text: "Mine" }]) {
      expect((await keep(body, { by: member })).status).toBe(403);
      expect((await keep(body, { by: Person.visitor })).status).toBe(401);
    }
    expect((await member.put(`/api/admin/lift-cues/${cue.id}`, { ticked: true })).status).toBe(403);
    const panel = memberPanelSchema.parse(await (await coach.get(`/api/admin/conversations/${member.id}`)).json());
    expect(panel.cues?.map(({ id }) => id)).toContain(cue.id);
    const detail = memberDetailSchema.parse(await (await admin.get(`/api/admin/users/${member.id}`)).json());
    expect(detail.cues?.map(({ id }) => id)).toContain(cue.id);
    expect("cues" in ((await (await coach.get(`/api/admin/conversations/${other.id}`)).json()) as object)).toBe(false);
    expect((await coach.put(`/api/admin/lift-cues/${cue.id}`, { ticked: true })).status).toBe(200);
    expect((await contextOf(member, workout.id)).cues).toBeUndefined();
  });

  it("is of a form check of that member's, or of none", async () => {
    const other = await Person.member();
    const theirs = await clipOf(other, "Row");
    const answer = await keep({ exercise: aLift(), text: "Brace", messageId: theirs.id });
    expect(answer.status).toBe(422);
    const said = await reply(coach, member, { content: "Good" });
    expect((await keep({ exercise: aLift(), text: "Brace", messageId: said.id })).status).toBe(422);
    expect((await coach.post("/api/admin/users/nobody/lift-cues", { exercise: "Row", text: "Brace" })).status).toBe(
      404,
    );
    expect((await coach.get("/api/admin/form-checks/999999")).status).toBe(404);
    expect((await coach.get(`/api/admin/form-checks/${said.id}`)).status).toBe(404);
  });

  it("is one of two at most that are open of a lift: the third is told what to tick off", async () => {
    const lift = aLift();
    const first = await kept({ exercise: lift, text: "Feet flat" });
    await kept({ exercise: lift.toUpperCase(), text: "Big breath" });
    const third = await keep({ exercise: lift, text: "Knees out" });
    expect(third.status).toBe(409);
    expect(await third.json()).toMatchObject({
      code: "lift_has_two_cues",
      message: "Two cues of this lift are open already: “Big breath” and “Feet flat”. Tick one off first.",
    });
    await coach.put(`/api/admin/lift-cues/${first.id}`, { ticked: true });
    await kept({ exercise: lift, text: "Knees out" });
    // Taken back it would be a third.
    const back = await member.put(`/api/user/lift-cues/${first.id}`, { ticked: false });
    expect(back.status).toBe(409);
    // Another member has two of their own.
    await kept({ exercise: lift, text: "Feet flat" }, { of: await Person.member() });
  });

  it("is one of two also when many are kept at once", async () => {
    const lift = aLift();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => keep({ exercise: lift, text: `Cue ${n}` }, { by: n % 2 ? admin : coach })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409, 409, 409]);
    const stored = await db.select().from(liftCue).where(eq(liftCue.exerciseName, lift));
    expect(stored).toHaveLength(2);
  });

  it("counts and shows under all names of its lift, also those that it gets later", async () => {
    const [low, high] = [aLift(), aLift()];
    const workout = await workoutWith(low, high);
    await kept({ exercise: low, text: "Sit back" });
    await kept({ exercise: low, text: "Look down" });
    const [entry] = await library(low);
    const [other] = await library(high);
    const renamed = aLift();
    const change = { name: renamed };
    expect((await admin.put(`/api/admin/exercise-library/${entry?.id}`, change)).status).toBe(200);
    const ids = workout.exercises.map(({ id }) => id);
    expect((await contextOf(member, workout.id)).cues?.map(({ exerciseIds }) => exerciseIds)).toEqual([
      [ids[0]],
      [ids[0]],
    ]);
    const merged = await admin.post(`/api/admin/exercise-library/${other?.id}/merge`, { into: entry?.id });
    expect(merged.status).toBe(200);
    expect((await contextOf(member, workout.id)).cues?.map(({ exerciseIds }) => exerciseIds)).toEqual([ids, ids]);
    for (const exercise of [low, high, renamed]) {
      expect((await keep({ exercise, text: "Third" })).status, exercise).toBe(409);
    }
  });

  it("is kept once under its key, and ticked off once by whoever was first", async () => {
    const body = { exercise: aLift(), text: "Once" };
    const headers = { "idempotency-key": crypto.randomUUID() };
    const path = `/api/admin/users/${member.id}/lift-cues`;
    const answers = await Promise.all([1, 2, 3].map(() => coach.call("POST", path, body, headers)));
    const ids = await Promise.all(answers.map(async (answer) => liftCueSchema.parse(await answer.json()).id));
    expect(new Set(ids).size).toBe(1);
    const [id] = ids;
    await member.put(`/api/user/lift-cues/${id}`, { ticked: true });
    const [before] = await db
      .select()
      .from(liftCue)
      .where(eq(liftCue.id, id ?? 0));
    await coach.put(`/api/admin/lift-cues/${id}`, { ticked: true });
    const [after] = await db
      .select()
      .from(liftCue)
      .where(eq(liftCue.id, id ?? 0));
    expect(before).toMatchObject({ tickedBy: "member" });
    expect(after).toEqual(before);
  });

  it("stays in its words when its form check is not there any more", async () => {
    const lift = aLift();
    const workout = await workoutWith(lift);
    const check = await clipOf(member, lift);
    const cue = await kept({ exercise: lift, text: "Slow down", messageId: check.id, shapes: [LINE] });
    await db.delete(directMessage).where(eq(directMessage.id, check.id));
    expect(await db.$count(mediaClaim, eq(mediaClaim.mediaId, idOf(check.mediaUrl ?? "")))).toBe(0);
    const [shown] = (await contextOf(member, workout.id)).cues ?? [];
    expect(shown).toMatchObject({ id: cue.id, text: "Slow down", messageId: null, media: null });
  });

  it("goes with its member, and says nothing in the log of what was done", async () => {
    const leaving = await Person.member();
    const text = `secret-${crypto.randomUUID()}`;
    const cue = await kept({ exercise: aLift(), text }, { of: leaving });
    await coach.put(`/api/admin/lift-cues/${cue.id}`, { ticked: true });
    const log = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${leaving.id}`));
    expect(log.map(({ action }) => action).sort()).toEqual(["lift_cue.keep", "lift_cue.tick"]);
    expect(JSON.stringify(log)).not.toContain(text);
    await db.delete(user).where(eq(user.id, leaving.id));
    expect(await db.$count(liftCue, eq(liftCue.id, cue.id))).toBe(0);
  });
});
