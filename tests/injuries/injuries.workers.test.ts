import { eq } from "drizzle-orm";
import JSZip from "jszip";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { addDays, localDate } from "../../worker/contract/calendar";
import {
  boardInjurySchema,
  type OwnInjuries,
  ownInjuriesSchema,
  returnPlansSchema,
} from "../../worker/contract/injuries";
import { type TrainingContext, trainingContextSchema } from "../../worker/contract/training";
import { auditLog, user } from "../../worker/db/account";
import { libraryExercise } from "../../worker/db/exercises";
import { injury, injuryWord } from "../../worker/db/injuries";
import { notice } from "../../worker/db/notices";
import { emailOutbox } from "../../worker/db/outbox";
import { exercise } from "../../worker/db/programs";
import { db, Person } from "../workers/club";
import { everyRow } from "../workers/every-row";

let admin: Person;
let coach: Person;
let member: Person;
beforeAll(async () => {
  [admin, coach, member] = await Promise.all([Person.admin(), Person.coach(), Person.member()]);
});

const json = async <T>(answer: Promise<Response>): Promise<T> => {
  const given = await answer;
  if (given.status >= 300) throw new Error(`${given.status} ${await given.text()}`);
  return (await given.json()) as T;
};
const own = async (who: Person) => ownInjuriesSchema.parse(await json(who.get("/api/user/injuries")));
const mark = (who: Person, spot: string, body: object = { movements: [] }) =>
  json<OwnInjuries>(who.put("/api/user/injuries", { spot, ...body }));
const say = (who: Person, spot: string, body: object) => who.put("/api/user/injuries/word", { spot, ...body });
const today = localDate(new Date(), "UTC");

describe("where a member hurts", () => {
  it("is nothing until something is marked, goes with their words, and is over when it works again", async () => {
    const me = await Person.member();
    expect(await own(me)).toEqual({ open: [], ended: [], plans: [] });
    const since = addDays(today, -3);
    await mark(me, "knee-left", { movements: ["jumping", "squatting"], since, note: "In a scramble" });
    await say(me, "knee-left", { trend: "worse", note: "Stairs" });
    await say(me, "knee-left", { trend: "better", note: "Stairs are fine" });
    const [open] = (await own(me)).open;
    expect(open).toMatchObject({ spot: "knee-left", movements: ["squatting", "jumping"], since, endedOn: null });
    // One word a day, the later one; the first stays beside it.
    expect(open?.words).toEqual([
      { trend: "better", note: "Stairs are fine", localDate: today },
      { trend: "new", note: "In a scramble", localDate: today },
    ]);
    await say(me, "knee-left", { trend: "works" });
    const after = await own(me);
    expect([after.open.length, after.ended[0]?.endedOn]).toEqual([0, today]);
    expect((await say(me, "knee-left", { trend: "same" })).status).toBe(404);
  });

  it("is marked once a place: marking again says anew what does not work", async () => {
    const me = await Person.member();
    await mark(me, "neck", { movements: [], note: "Stack pass" });
    const { open } = await mark(me, "neck", { movements: ["twisting"] });
    expect(open).toMatchObject([{ spot: "neck", movements: ["twisting"] }]);
    expect(open[0]?.words).toHaveLength(1);
    await say(me, "neck", { trend: "works" });
    const again = await mark(me, "neck");
    expect([again.open.length, again.ended.length]).toEqual([1, 1]);
  });

  it("is begun by a day of the member's own, not of a time to come", async () => {
    const far = await Person.member({ timeZone: "Pacific/Kiritimati" });
    const { open } = await mark(far, "hip-right");
    expect(open[0]?.since).toBe(localDate(new Date(), "Pacific/Kiritimati"));
    const late = await far.put("/api/user/injuries", { spot: "ribs-left", movements: [], since: addDays(today, 9) });
    expect(late.status).toBe(422);
    expect(await late.text()).toContain('"since"');
    expect((await far.put("/api/user/injuries", { spot: "left-ear", movements: [] })).status).toBe(422);
    expect((await far.put("/api/user/injuries", { spot: "neck", movements: ["dancing"] })).status).toBe(422);
  });

  it("is taken away for good by its member, and by nobody else", async () => {
    const me = await Person.member();
    const { open } = await mark(me, "foot-left");
    const id = open[0]?.id ?? 0;
    expect((await member.delete(`/api/user/injuries/${id}`)).status).toBe(404);
    expect((await admin.delete(`/api/user/injuries/${id}`)).status).toBe(404);
    expect((await me.delete(`/api/user/injuries/${id}`)).status).toBe(204);
    expect(await db.select().from(injuryWord).where(eq(injuryWord.injuryId, id))).toEqual([]);
  });
});

describe("whom it is for", () => {
  const WORDS = `gave way ${crypto.randomUUID()}`;

  it("is read by its member and by admins: not by assistants, other members, mails, notices, logs or the audit", async () => {
    const logged = ["log", "info", "warn", "error"].map((level) => vi.spyOn(console, level as "log"));
    const me = await Person.member();
    await mark(me, "elbow-right", { movements: ["gripping"], note: WORDS });
    await say(me, "elbow-right", { trend: "worse", note: WORDS });
    const board = await json<unknown[]>(admin.get("/api/admin/injuries"));
    expect(board.map((each) => boardInjurySchema.parse(each))).toContainEqual(
      expect.objectContaining({
        spot: "elbow-right",
        member: { id: me.id, firstName: "Test", lastName: "Person", image: null },
        lastWord: { trend: "worse", note: WORDS, localDate: today },
      }),
    );
    const publisher = await Person.publisher();
    for (const path of ["/api/admin/injuries", "/api/admin/return-plans"]) {
      for (const who of [coach, publisher, member]) expect((await who.get(path)).status).toBe(403);
    }
    expect((await coach.put("/api/admin/return-plans/knee", { text: "Run" })).status).toBe(403);
    expect(JSON.stringify(await own(member))).not.toContain(WORDS);
    const { injury: _, injury_word: __, ...others } = await everyRow();
    expect(JSON.stringify(others)).not.toContain(WORDS);
    expect(JSON.stringify(others)).not.toContain("elbow-right");
    for (const table of [emailOutbox, notice, auditLog]) {
      expect(JSON.stringify(await db.select().from(table))).not.toContain("elbow");
    }
    for (const spy of logged) {
      expect(JSON.stringify(spy.mock.calls)).not.toContain(WORDS);
      spy.mockRestore();
    }
  });

  it("is narrowed to a member, and paged by what was said of last", async () => {
    const me = await Person.member();
    for (const spot of ["neck", "wrist-left", "wrist-right"]) await mark(me, spot);
    await say(me, "neck", { trend: "same" });
    const first = await admin.get(`/api/admin/injuries?member=${me.id}&limit=2`);
    const spots = ((await first.json()) as { spot: string }[]).map(({ spot }) => spot);
    expect(spots[0]).toBe("neck");
    const next = first.headers.get("x-next-cursor");
    const rest = await json<{ spot: string }[]>(
      admin.get(`/api/admin/injuries?member=${me.id}&limit=2&cursor=${next}`),
    );
    expect([...spots, ...rest.map(({ spot }) => spot)].sort()).toEqual(["neck", "wrist-left", "wrist-right"]);
    expect(await json(admin.get(`/api/admin/injuries?member=${me.id}&show=ended`))).toEqual([]);
  });

  it("is in the download of one's own data, with every word", async () => {
    const me = await Person.member();
    await mark(me, "groin-left", { movements: ["lunging"], note: WORDS });
    await say(me, "groin-left", { trend: "better", note: "Nearly" });
    const { url } = await json<{ url: string }>(me.post("/api/auth/export"));
    const zip = await JSZip.loadAsync(new Uint8Array(await (await me.get(url)).arrayBuffer()));
    const rows = async (name: string) => JSON.parse((await zip.file(`data/${name}.json`)?.async("string")) ?? "[]");
    expect(await rows("injuries")).toMatchObject([{ spot: "groin-left", movements: ["lunging"] }]);
    const words = (await rows("injury-words")) as { note: string }[];
    expect(words.map(({ note }) => note).sort()).toEqual(["Nearly", WORDS].sort());
  });

  it("goes with the account", async () => {
    const me = await Person.member();
    const { open } = await mark(me, "calf-left");
    await db.delete(user).where(eq(user.id, me.id));
    expect(await db.select().from(injury).where(eq(injury.userId, me.id))).toEqual([]);
    expect(
      await db
        .select()
        .from(injuryWord)
        .where(eq(injuryWord.injuryId, open[0]?.id ?? 0)),
    ).toEqual([]);
  });
});

describe("a return plan", () => {
  it("is shown to whoever has marked its joint, with the one for any; an empty one is none", async () => {
    const plan = (place: string, text: string) => json(admin.put(`/api/admin/return-plans/${place}`, { text }));
    await plan("general", "Walk first.");
    await plan("knee", "Isometrics, then tempo.");
    await plan("neck", "No bridges for two weeks.");
    const me = await Person.member();
    expect((await own(me)).plans).toEqual([]);
    expect((await mark(me, "knee-right")).plans.map(({ place }) => place)).toEqual(["knee", "general"]);
    const left = returnPlansSchema.parse(await plan("knee", "  "));
    expect(left.map(({ place }) => place)).toEqual(["general", "neck"]);
    const [row] = await db.select().from(auditLog).where(eq(auditLog.action, "return_plan.remove"));
    expect(row).toMatchObject({ subject: "return_plan:knee", detail: null });
    expect((await admin.put("/api/admin/return-plans/nose", { text: "Breathe" })).status).toBe(404);
  });
});

describe("a training beside what hurts", () => {
  const LIFT = "Zercher Pause Squat";
  let path: string;
  let placed: number;
  const training = async (who: Person) =>
    trainingContextSchema.strict().parse(await json(who.get(`${path}/training`))) as TrainingContext;
  const entryOf = async (name: string) =>
    (await db.select().from(libraryExercise).where(eq(libraryExercise.name, name)))[0]?.id ?? 0;
  const change = async (name: string, body: object) =>
    json<{ entry: { loads: unknown } }>(admin.put(`/api/admin/exercise-library/${await entryOf(name)}`, body));

  beforeAll(async () => {
    const made = await json<{ id: number }>(
      admin.post("/api/admin/workouts", { title: "Squats", isPublished: true, exercises: [{ name: LIFT }] }),
    );
    path = `/api/workouts/${made.id}`;
    await change(LIFT, { alternatives: [{ name: "Belt Drag", purpose: "joint" }] });
    placed = (await db.select().from(exercise).where(eq(exercise.name, LIFT)))[0]?.id ?? 0;
  });

  it("says nothing of it to whoever has marked nothing", async () => {
    expect(Object.keys(await training(member))).not.toContain("hurts");
    expect(Object.keys(await training(coach))).not.toContain("hurts");
  });

  it("has what is marked, and what the coach has corrected of an exercise and of its alternative", async () => {
    const me = await Person.member();
    await mark(me, "knee-left", { movements: [], note: "Not for here" });
    expect((await training(me)).hurts).toEqual({ injuries: [{ spot: "knee-left", movements: [] }], loads: [] });
    const { entry } = await change(LIFT, { loads: { joints: ["shoulder", "neck"], movements: ["squatting"] } });
    expect(entry.loads).toEqual({ joints: ["neck", "shoulder"], movements: ["squatting"] });
    await change("Belt Drag", { tags: ["jumps"] });
    const hurts = (await training(me)).hurts;
    expect(hurts?.loads).toContainEqual({ name: LIFT, joints: ["neck", "shoulder"], movements: ["squatting"] });
    expect(hurts?.loads).toContainEqual(expect.objectContaining({ name: "Belt Drag", movements: ["jumping"] }));
    expect((await change(LIFT, { loads: null })).entry.loads).toBeNull();
    await say(me, "knee-left", { trend: "works" });
    expect(Object.keys(await training(me))).not.toContain("hurts");
  });

  it("lets what hurts be swapped for today, and tells the book that it hurts and not where", async () => {
    const me = await Person.member();
    await mark(me, "knee-left", { movements: ["squatting"], note: "Secret words" });
    await json(me.put(`/api/exercises/${placed}/swap`, { substitute: "Belt Drag", reason: "hurts", standing: false }));
    const sets = [{ load: 20, unit: "kg", reps: 8, effort: null }];
    await json(me.put(`/api/exercises/${placed}/log`, { sets, substitute: "Belt Drag" }));
    const book = await (await coach.get(`/api/admin/training?member=${me.id}&show=all`)).text();
    expect(book).toContain("Belt Drag");
    for (const word of ["knee", "Secret words", "squatting"]) expect(book).not.toContain(word);
  });
});
