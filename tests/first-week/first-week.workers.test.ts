import { and, eq, like } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type FirstWeek,
  firstWeekDeskSchema,
  memberFirstWeekSchema,
  ownFirstWeekSchema,
  type SignedPapers,
  signedPapersSchema,
} from "../../worker/contract/first-week";
import { FIRST_WEEK_DEFAULT } from "../../worker/contract/first-week-default";
import type { Numbers } from "../../worker/contract/numbers";
import type { Dashboard } from "../../worker/contract/progress";
import { auditLog, user } from "../../worker/db/account";
import { firstWeekHealth, firstWeekSignature } from "../../worker/db/first-week";
import { emailOutbox } from "../../worker/db/outbox";
import { db, Person } from "../workers/club";
import { workoutOf } from "../workers/club-calls";
import {
  answersTo,
  deskOf,
  draftFirstWeek,
  firstWeekOf,
  offerFirstWeek,
  publishFirstWeek,
} from "../workers/first-week";

const HURT = "Torn left meniscus since August";
/** What must stand nowhere but on the member's and the admins' own screens. */
const HEALTH_WORDS = /meniscus|heart|chest|doctor|dizz|injur|health|waiver|medicine|18|minor|under age/i;

let admin: Person;
beforeAll(async () => {
  admin = await Person.admin();
});

const newcomer = () => Person.member();
const shownTo = async (member: Person): Promise<FirstWeek> => {
  const shown = await firstWeekOf(member);
  if (!shown) throw new Error("no first week");
  return shown;
};
const answer = async (member: Person, how: Parameters<typeof answersTo>[1] = {}) =>
  member.put("/api/user/first-week/health", answersTo(await shownTo(member), how));
const rowOf = async (member: Person) =>
  ((await (await member.get("/api/dashboard")).json()) as Dashboard).firstWeek?.state ?? null;
const mailsTo = (person: Person) =>
  db
    .select()
    .from(emailOutbox)
    .where(eq(emailOutbox.toAddress, `${person.id}@example.com`));
const papersOf = async (member: Person) =>
  signedPapersSchema.parse(await (await member.get("/api/user/first-week/signed")).json()).papers;

describe("a first week that nobody has published", () => {
  it("is offered to nobody, cannot be turned on, and adds nothing to the dashboard, numbers and a member's page", async () => {
    const member = await newcomer();
    expect(ownFirstWeekSchema.parse(await (await member.get("/api/user/first-week")).json())).toEqual({
      firstWeek: null,
    });
    expect(await (await member.get("/api/dashboard")).json()).not.toHaveProperty("firstWeek");
    expect(await (await admin.get("/api/admin/numbers?range=30d")).json()).not.toHaveProperty("firstWeek");
    expect(await (await admin.get(`/api/admin/users/${member.id}`)).json()).not.toHaveProperty("firstWeek");
    expect((await admin.put("/api/admin/first-week/on", { on: true })).status).toBe(409);
    const card = await member.put("/api/user/first-week", { card: "goal", skipped: true });
    expect(card.status).toBe(409);
    expect(await deskOf(admin)).toMatchObject({
      content: FIRST_WEEK_DEFAULT,
      isDraft: true,
      versions: [],
      waiting: [],
    });
  });

  it("is still nobody's while it is published and off", async () => {
    firstWeekDeskSchema.parse(await publishFirstWeek(admin));
    const member = await newcomer();
    expect(await firstWeekOf(member)).toBeNull();
    expect(await rowOf(member)).toBeNull();
  });
});

describe("the row that leads to it", () => {
  it("is shown to members who joined after it was turned on, and to no staff", async () => {
    const before = await Person.member();
    await db
      .update(user)
      .set({ createdAt: new Date("2026-01-01") })
      .where(eq(user.id, before.id));
    await offerFirstWeek();
    expect(await rowOf(before)).toBeNull();
    expect(await rowOf(await newcomer())).toBe("new");
    expect(await rowOf(await Person.coach())).toBeNull();
    expect(await rowOf(admin)).toBeNull();
    // Who was there before may go through it all the same.
    expect(await firstWeekOf(before)).not.toBeNull();
  });

  it("goes on where it was left, is put away, and is gone when all cards are done", async () => {
    const member = await newcomer();
    await member.put("/api/user/first-week", {
      card: "goal",
      goals: ["Move better, ache less"],
      goalWords: "No back pain",
    });
    expect(await rowOf(member)).toBe("begun");
    expect(await shownTo(member)).toMatchObject({ goals: ["Move better, ache less"], goalWords: "No back pain" });
    expect((await member.put("/api/user/first-week/marks", { mark: "dismissed" })).status).toBe(204);
    expect(await rowOf(member)).toBeNull();
    expect((await shownTo(member)).done).toEqual([{ card: "goal", skipped: false }]);

    const other = await newcomer();
    for (const card of ["goal", "days", "injuries", "reading"]) {
      await other.put("/api/user/first-week", { card, skipped: true });
    }
    expect(await rowOf(other)).toBe("begun");
    expect((await answer(other)).status).toBe(200);
    expect(await rowOf(other)).toBeNull();
  });

  it("keeps an answer whose card is skipped later", async () => {
    const member = await newcomer();
    await member.put("/api/user/first-week", { card: "days", equipment: "some" });
    await member.put("/api/user/first-week", { card: "days", skipped: true, equipment: "gym" });
    expect(await shownTo(member)).toMatchObject({ equipment: "some", done: [{ card: "days", skipped: false }] });
  });
});

describe("signing", () => {
  it("keeps name, instant, answers and the text's version, and mails that a copy is there without a word of it", async () => {
    const member = await newcomer();
    const before = Date.now();
    expect((await answer(member, { fullName: "Наталья Ивановна" })).status).toBe(200);
    const [paper, ...others] = await papersOf(member);
    expect(others).toEqual([]);
    expect(paper).toMatchObject({ fullName: "Наталья Ивановна", title: FIRST_WEEK_DEFAULT.waiver.title });
    expect(paper?.text).toBe(FIRST_WEEK_DEFAULT.waiver.text);
    expect(paper?.answers).toHaveLength(FIRST_WEEK_DEFAULT.questions.length);
    expect(Date.parse(paper?.signedAt ?? "")).toBeGreaterThanOrEqual(before - 1);
    expect(paper?.waiverHash).toMatch(/^[0-9a-f]{64}$/);
    const [mail, ...more] = await mailsTo(member);
    expect(more).toEqual([]);
    expect(mail?.kind).toBe("first-week-signed");
    expect(mail?.text).toContain("/first-week?at=signed");
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(HEALTH_WORDS);
  });

  it("is one signature and one mail for the same call twice, also at once", async () => {
    const member = await newcomer();
    await Promise.all([answer(member), answer(member)]);
    await answer(member);
    expect(await papersOf(member)).toHaveLength(1);
    expect(await mailsTo(member)).toHaveLength(1);
  });

  it("needs the box, a whole name and an answer to each question of the version in force", async () => {
    const member = await newcomer();
    const shown = await shownTo(member);
    const said = answersTo(shown);
    const tries = [
      [{ ...said, agreed: false }, 422, "agreed"],
      [{ ...said, fullName: "A" }, 422, "fullName"],
      [{ ...said, answers: said.answers.slice(1) }, 422, "answers"],
    ] as const;
    for (const [body, status, path] of tries) {
      const refused = await member.put("/api/user/first-week/health", body);
      expect(refused.status).toBe(status);
      expect(await refused.json()).toMatchObject({ issues: [{ path }] });
    }
    const stale = await member.put("/api/user/first-week/health", { ...said, version: said.version + 1000 });
    expect(stale.status).toBe(409);
    expect(await papersOf(member)).toEqual([]);
  });

  it("is asked for again by another agreement or another question, not by another card, and old papers keep their text", async () => {
    const member = await newcomer();
    for (const card of ["goal", "days", "injuries", "reading"]) {
      await member.put("/api/user/first-week", { card, skipped: true });
    }
    await answer(member);
    const { content } = await deskOf(admin);
    await publishFirstWeek(admin, { cards: content.cards.map((card) => ({ ...card, text: `${card.text} Really.` })) });
    expect(await rowOf(member)).toBeNull();
    await publishFirstWeek(admin, { waiver: { title: "House rules", text: "I tap early." } });
    expect(await rowOf(member)).toBe("again");
    const shown = await shownTo(member);
    expect(shown.signed?.waiverHash).not.toBe(shown.waiverHash);
    expect((await answer(member)).status).toBe(200);
    expect(await rowOf(member)).toBeNull();
    const [now, before] = await papersOf(member);
    expect(now).toMatchObject({ title: "House rules", text: "I tap early." });
    expect(before).toMatchObject({ title: content.waiver.title, text: content.waiver.text });
    await publishFirstWeek(admin, { questions: [...content.questions, "Anything else?"] });
    expect(await rowOf(member)).toBe("again");
    await publishFirstWeek(admin, { waiver: content.waiver, questions: content.questions });
  });
});

describe("who comes to the coach first", () => {
  it("a minor signs nothing, waits, and loses no training by it", async () => {
    const member = await newcomer();
    expect((await answer(member, { adult: false, fullName: "Ana Lima" })).status).toBe(422);
    expect((await answer(member, { adult: false, fullName: null })).status).toBe(200);
    expect(await papersOf(member)).toEqual([]);
    expect(await rowOf(member)).toBe("waiting");
    expect((await shownTo(member)).health).toMatchObject({ adult: false, askedAt: null, goAheadAt: null });
    const { id } = await workoutOf({ admin, member });
    expect((await member.post(`/api/workouts/${id}/complete`, { duration: 20 })).status).toBe(200);
  });

  it("a yes waits until an admin says go ahead: told by a mail and in the log without a word of it", async () => {
    const member = await newcomer();
    await member.put("/api/user/first-week", { card: "injuries", injuryWords: HURT });
    await answer(member, { yes: 1 });
    expect(await rowOf(member)).toBe("waiting");
    await member.put("/api/user/first-week/marks", { mark: "asked" });
    expect((await shownTo(member)).health.askedAt).not.toBeNull();
    expect((await deskOf(admin)).waiting.map(({ id }) => id)).toContain(member.id);

    const path = `/api/admin/users/${member.id}/first-week`;
    const seen = memberFirstWeekSchema.parse(await (await admin.get(path)).json());
    expect(seen.firstWeek?.health.injuryWords).toBe(HURT);
    expect(seen.firstWeek?.health.answers.filter(({ yes }) => yes)).toHaveLength(1);
    expect((await admin.get(`/api/admin/users/${member.id}`).then((page) => page.json())) as object).toMatchObject({
      firstWeek: { waits: true },
    });
    expect((await admin.post(`${path}/go-ahead`)).status).toBe(200);
    expect((await admin.post(`${path}/go-ahead`)).status).toBe(409);
    expect(await rowOf(member)).toBe("ready");
    expect((await deskOf(admin)).waiting.map(({ id }) => id)).not.toContain(member.id);

    const word = (await mailsTo(member)).find(({ kind }) => kind === "first-week-go-ahead");
    expect(`${word?.subject} ${word?.text}`).not.toMatch(HEALTH_WORDS);
    const log = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, `user:${member.id}`), like(auditLog.action, "first_week.%")));
    expect(log.map(({ action }) => action)).toContain("first_week.go_ahead");
    expect(JSON.stringify(log.map(({ detail }) => detail))).not.toMatch(HEALTH_WORDS);
  });

  it("waits again after other answers, and not after the same", async () => {
    const member = await newcomer();
    await answer(member, { yes: 1 });
    await admin.post(`/api/admin/users/${member.id}/first-week/go-ahead`);
    await answer(member, { yes: 1 });
    expect((await shownTo(member)).health.goAheadAt).not.toBeNull();
    await answer(member, { yes: 2 });
    expect((await shownTo(member)).health).toMatchObject({ goAheadAt: null, askedAt: null });
    await answer(member);
    expect((await shownTo(member)).health.waitsSince).toBeNull();
  });
});

describe("health words", () => {
  it("are refused to assistants and other members, and stand in no call but the member's and the admins'", async () => {
    const member = await newcomer();
    await member.put("/api/user/first-week", { card: "injuries", injuryWords: HURT });
    await answer(member, { yes: 0 });
    const coach = await Person.coach();
    const other = await newcomer();
    for (const path of [`/api/admin/users/${member.id}/first-week`, "/api/admin/first-week"]) {
      expect((await coach.get(path)).status).toBe(403);
      expect((await other.get(path)).status).toBe(403);
    }
    expect((await coach.post(`/api/admin/users/${member.id}/first-week/go-ahead`)).status).toBe(403);
    expect(JSON.stringify(await firstWeekOf(other))).not.toContain("meniscus");
    const others = ["/api/admin/desk/today", "/api/admin/conversations", "/api/admin/training", "/api/admin/attention"];
    for (const path of others) expect(await (await coach.get(path)).text()).not.toContain("meniscus");
    for (const path of ["/api/admin/numbers?range=30d", `/api/admin/users/${member.id}`, "/api/admin/audit"]) {
      expect(await (await admin.get(path)).text()).not.toContain("meniscus");
    }
    expect(JSON.stringify(await db.select().from(emailOutbox))).not.toContain("meniscus");
    expect(JSON.stringify(await db.select().from(auditLog))).not.toContain("meniscus");
  });

  it("go with the account, and so does what was signed", async () => {
    const member = await newcomer();
    await member.put("/api/user/first-week", { card: "injuries", injuryWords: HURT });
    await answer(member, { yes: 0 });
    await db.delete(user).where(eq(user.id, member.id));
    expect(await db.$count(firstWeekHealth, eq(firstWeekHealth.userId, member.id))).toBe(0);
    expect(await db.$count(firstWeekSignature, eq(firstWeekSignature.userId, member.id))).toBe(0);
  });
});

describe("what the coach writes", () => {
  it("is saved as a draft that members do not get, and refused when somebody else was first", async () => {
    const { since, content } = await deskOf(admin);
    const drafted = await draftFirstWeek(admin, { waiver: { ...content.waiver, title: "In the making" } });
    expect(drafted.isDraft).toBe(true);
    expect((await shownTo(await newcomer())).content.waiver.title).toBe(content.waiver.title);
    const late = await admin.put("/api/admin/first-week/draft", { since, content });
    expect(late.status).toBe(409);
    expect((await admin.post("/api/admin/first-week/publish", { since })).status).toBe(409);
    await publishFirstWeek(admin, { waiver: content.waiver });
  });

  it("shows the cards that are on, in the coach's order", async () => {
    const { content } = await deskOf(admin);
    const cards = [...content.cards].reverse().map((card) => ({ ...card, on: card.card !== "injuries" }));
    await publishFirstWeek(admin, { cards });
    const shown = await shownTo(await newcomer());
    expect(shown.content.cards.map(({ card }) => card)).toEqual(["reading", "health", "days", "goal"]);
    await publishFirstWeek(admin, { cards: content.cards });
  });

  it("is refused in words beside the place: a card twice, none on, an empty question", async () => {
    const { since, content } = await deskOf(admin);
    const [first] = content.cards;
    const twice = content.cards.map(() => first);
    const off = content.cards.map((card) => ({ ...card, on: false }));
    const tries: [object, string][] = [
      [{ cards: twice }, "content.cards"],
      [{ cards: off }, "content.cards"],
      [{ questions: ["  "] }, "content.questions.0"],
    ];
    for (const [change, path] of tries) {
      const refused = await admin.put("/api/admin/first-week/draft", { since, content: { ...content, ...change } });
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({ issues: [{ path }] });
    }
  });

  it("turned off, it stays for who has begun and is gone for the rest", async () => {
    const begun = await newcomer();
    await begun.put("/api/user/first-week", { card: "goal", skipped: true });
    await admin.put("/api/admin/first-week/on", { on: false });
    expect(await firstWeekOf(begun)).not.toBeNull();
    expect(await rowOf(begun)).toBeNull();
    expect(await firstWeekOf(await newcomer())).toBeNull();
    await offerFirstWeek();
  });
});

it("the numbers count who began, answered, signed and trained, without skipped cards and staff", async () => {
  const funnel = async () =>
    ((await (await admin.get("/api/admin/numbers?range=30d")).json()) as Numbers).firstWeek ?? {
      started: -1,
      cards: {},
      signed: -1,
      trained: -1,
      trainedInWeek: -1,
    };
  const before = await funnel();
  const member = await newcomer();
  await member.put("/api/user/first-week", { card: "goal", goals: [] });
  await member.put("/api/user/first-week", { card: "days", skipped: true });
  await answer(member);
  const staff = await Person.coach();
  await staff.put("/api/user/first-week", { card: "goal", skipped: true });
  const { id } = await workoutOf({ admin, member });
  await member.post(`/api/workouts/${id}/complete`, { duration: 20 });
  const away = await newcomer();
  await away.put("/api/user/first-week/marks", { mark: "dismissed" });
  const after = await funnel();
  const gained = (of: "started" | "signed" | "trained" | "trainedInWeek") => after[of] - before[of];
  expect([gained("started"), gained("signed"), gained("trained"), gained("trainedInWeek")]).toEqual([1, 1, 1, 1]);
  const cards = (of: typeof after) => of.cards as Record<string, number>;
  expect((cards(after).goal ?? 0) - (cards(before).goal ?? 0)).toBe(1);
  expect((cards(after).days ?? 0) - (cards(before).days ?? 0)).toBe(0);
});

it("signed papers are their owner's alone", async () => {
  const member = await newcomer();
  await answer(member);
  const other = (await (await (await newcomer()).get("/api/user/first-week/signed")).json()) as SignedPapers;
  expect(other.papers).toEqual([]);
  expect((await Person.visitor.get("/api/user/first-week/signed")).status).toBe(401);
});
