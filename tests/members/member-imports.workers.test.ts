import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { brand } from "../../worker/contract/brand";
import { addDays, localDate } from "../../worker/contract/calendar";
import type { ImportRow, ImportVerdicts, MemberImport } from "../../worker/contract/member-imports";
import type { MemberRow } from "../../worker/contract/members";
import { account, auditLog, user, verification } from "../../worker/db/account";
import { membership } from "../../worker/db/billing";
import { memberImport, memberTag } from "../../worker/db/members";
import { emailOutbox } from "../../worker/db/outbox";
import { runBilling } from "../../worker/features/billing/run-billing";
import { runHourly } from "../../worker/schedule";
import { db, Person } from "../workers/club";

const today = () => localDate(new Date(), brand.timeZone);
const inDays = (days: number) => addDays(today(), days);
const INVITE = { subject: "Your new place to train", text: "We have moved.\n\nSee you on the mat." };
const PASSWORD = "a-long-enough-phrase-1";

let admin: Person;
beforeAll(async () => {
  admin = await Person.admin();
});

const row = (number: number, email: string, more: Partial<ImportRow> = {}): ImportRow => ({
  row: number,
  email,
  firstName: "Ana",
  lastName: "Importada",
  paidUntil: null,
  joinedOn: null,
  tags: [],
  ...more,
});
const someone = () => `${crypto.randomUUID()}@example.com`;
const json = async <T>(answer: Promise<Response>) => (await answer).json() as Promise<T>;
const key = () => (crypto.randomUUID() + crypto.randomUUID()).replaceAll("-", "");
const start = (total: number, fileKey = key()) =>
  json<{ id: string; done: number[] }>(
    admin.post("/api/admin/member-imports", { fileName: "club.csv", fileKey, total }),
  );
const send = (id: string, rows: ImportRow[]) =>
  json<ImportVerdicts>(admin.post(`/api/admin/member-imports/${id}/rows`, { rows }));
const bring = async (rows: ImportRow[]) => {
  const { id } = await start(rows.length);
  return { id, verdicts: await send(id, rows) };
};
const listed = async (id: string) =>
  (await json<MemberImport[]>(admin.get("/api/admin/member-imports"))).find((each) => each.id === id);
const userWith = (email: string) => db.select().from(user).where(eq(user.email, email)).get();
const freeUntil = async (userId: string) =>
  (await db.select().from(membership).where(eq(membership.userId, userId)).get())?.freeUntil ?? null;
const mailsTo = (email: string) => db.select().from(emailOutbox).where(eq(emailOutbox.toAddress, email));
const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? "";
const visitor = Person.visitor;
const signIn = (email: string, password: string) => visitor.post("/api/auth/sign-in/email", { email, password });

describe("bringing members in", () => {
  it("says of every row what it would do, and changes nothing by it", async () => {
    const there = await Person.member();
    const [fresh, over] = [someone(), someone()];
    const before = await db.$count(user);
    const verdicts = await json<ImportVerdicts>(
      admin.post("/api/admin/member-imports/check", {
        rows: [
          row(2, fresh, { paidUntil: inDays(30), tags: ["No-gi"] }),
          row(3, over, { paidUntil: inDays(-3) }),
          row(4, `${there.id}@example.com`),
          row(5, `${there.id}@example.com`),
          row(6, `${admin.id}@example.com`),
          row(7, someone(), { paidUntil: inDays(2000) }),
          row(9, someone().toUpperCase()),
        ],
      }),
    );
    expect(verdicts.map((each) => [each.row, each.outcome])).toEqual([
      [2, "created"],
      [3, "created"],
      [4, "unchanged"],
      [5, "refused"],
      [6, "refused"],
      [7, "refused"],
      [9, "created"],
    ]);
    expect(verdicts[0]?.words).toBe(`New member, access until ${inDays(30)}, tagged No-gi.`);
    expect(verdicts[1]?.words).toContain("is over, so it gives no access");
    expect(verdicts[3]?.words).toContain("earlier row");
    expect(verdicts[4]?.words).toContain("staff");
    expect(await db.$count(user)).toBe(before);
  });

  it("makes accounts with their time, tags and day of joining, and the same file again changes nothing", async () => {
    const email = someone();
    const rows = [row(2, email, { paidUntil: inDays(30), joinedOn: "2024-03-01", tags: ["No-gi", "Morning"] })];
    const { id } = await bring(rows);
    const made = await userWith(email);
    expect(made).toMatchObject({ firstName: "Ana", lastName: "Importada", emailVerified: false, role: "user" });
    expect(made?.createdAt.toISOString()).toBe("2024-03-01T12:00:00.000Z");
    const until = await freeUntil(made?.id ?? "");
    expect(until && localDate(until, brand.timeZone)).toBe(inDays(30));
    const [shown] = await json<MemberRow[]>(admin.get(`/api/admin/users?search=${email}&status=free`));
    expect(shown?.tags).toEqual(["Morning", "No-gi"]);
    expect(await listed(id)).toMatchObject({ total: 1, done: 1, created: 1, uninvited: 1, invited: 0, joined: 0 });

    const counts = async () => [await db.$count(user), await db.$count(memberTag), await db.$count(membership)];
    const before = await counts();
    const again = await bring(rows);
    expect(again.verdicts.map(({ outcome }) => outcome)).toEqual(["unchanged"]);
    expect(await counts()).toEqual(before);
    expect(await freeUntil(made?.id ?? "")).toEqual(until);
    expect(await db.$count(auditLog, eq(auditLog.subject, `member_import:${id}`))).toBe(1);
  });

  it("extends the time of who is there and never shortens it", async () => {
    const there = await Person.member();
    const email = `${there.id}@example.com`;
    expect((await bring([row(2, email, { paidUntil: inDays(30) })])).verdicts[0]?.outcome).toBe("updated");
    const first = await freeUntil(there.id);
    expect((await bring([row(2, email, { paidUntil: inDays(10) })])).verdicts[0]?.outcome).toBe("unchanged");
    expect(await freeUntil(there.id)).toEqual(first);
    expect((await userWith(email))?.firstName).toBe("Test");
  });

  it("goes on where it stopped: the rows that are in are named, and sent twice they are in once", async () => {
    const fileKey = key();
    const rows = [row(2, someone()), row(3, someone()), row(4, someone())];
    const { id } = await start(3, fileKey);
    await send(id, rows.slice(0, 2));
    expect(await start(3, fileKey)).toEqual({ id, done: [2, 3] });
    await send(id, rows);
    expect(await listed(id)).toMatchObject({ done: 3, created: 3, unchanged: 0 });
    expect((await start(3, fileKey)).id).not.toBe(id);
  });

  it("takes five thousand rows and no more, a hundred at once, and only what is a row", async () => {
    const begin = (total: number) => admin.post("/api/admin/member-imports", { fileName: "a", fileKey: key(), total });
    expect((await begin(5001)).status).toBe(422);
    expect((await begin(5000)).status).toBe(200);
    const { id } = await start(1);
    const many = Array.from({ length: 101 }, (_, index) => row(index + 2, someone()));
    const post = (rows: unknown[]) => admin.post(`/api/admin/member-imports/${id}/rows`, { rows });
    expect((await post(many)).status).toBe(422);
    expect((await post([row(2, "no address")])).status).toBe(422);
    expect((await post(many.slice(0, 2))).status).toBe(422);
    expect((await admin.post("/api/admin/member-imports/none/rows", { rows: many.slice(0, 1) })).status).toBe(404);
    expect((await (await Person.member()).post("/api/admin/member-imports/check", { rows: [] })).status).toBe(403);
  });
});

describe("taking an import back", () => {
  it("takes away whom it made and what it gave, and leaves what was changed since and who has come", async () => {
    const [gone, came] = [someone(), someone()];
    const [plain, moved] = [await Person.member(), await Person.member()];
    const paid = { paidUntil: inDays(30), tags: ["Undone"] };
    const { id } = await bring([
      row(2, gone, paid),
      row(3, came, paid),
      row(4, `${plain.id}@example.com`, paid),
      row(5, `${moved.id}@example.com`, paid),
    ]);
    await db.update(user).set({ emailVerified: true }).where(eq(user.email, came));
    await admin.put(`/api/admin/users/${moved.id}/free-time`, { until: inDays(60), reason: "Hurt" });
    expect(await json(admin.post(`/api/admin/member-imports/${id}/undo`))).toEqual({ changed: 1 });
    expect(await userWith(gone)).toBeUndefined();
    const stayed = await userWith(came);
    expect(await freeUntil(stayed?.id ?? "")).toBeNull();
    expect(await freeUntil(plain.id)).toBeNull();
    expect(await freeUntil(moved.id)).not.toBeNull();
    expect(await db.$count(memberTag, eq(memberTag.tag, "Undone"))).toBe(0);
    expect((await admin.post(`/api/admin/member-imports/${id}/undo`)).status).toBe(409);
    expect((await admin.post(`/api/admin/member-imports/${id}/rows`, { rows: [row(2, gone)] })).status).toBe(409);
    expect((await admin.post("/api/admin/member-imports/none/undo")).status).toBe(404);
  });

  it("is possible for a day", async () => {
    const { id } = await bring([row(2, someone())]);
    await db
      .update(memberImport)
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(memberImport.id, id));
    expect((await admin.post(`/api/admin/member-imports/${id}/undo`)).status).toBe(409);
  });
});

describe("inviting", () => {
  it("writes to nobody before it is asked for, also when paid time ends or the coach writes a message", async () => {
    const email = someone();
    await bring([row(2, email, { paidUntil: inDays(2) })]);
    const made = await userWith(email);
    await runBilling(env, new Date());
    await admin.post("/api/messages", { content: "Hello", messageType: "general", toUserId: made?.id });
    await runHourly(env, new Date());
    expect(await mailsTo(email)).toEqual([]);
  });

  it("mails the coach's words with a link of fourteen days, by which one password is chosen once", async () => {
    const email = someone();
    const { id } = await bring([row(2, email, { paidUntil: inDays(30) })]);
    expect(await json(admin.post(`/api/admin/member-imports/${id}/invite`, INVITE))).toEqual({ changed: 1 });
    expect(await listed(id)).toMatchObject({ uninvited: 0, due: 0, invited: 1 });
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ kind: "invitation", subject: INVITE.subject });
    expect(mail?.text).toContain("Hello Ana,\n\nWe have moved.\n\nSee you on the mat.");
    const made = await userWith(email);
    const link = await db
      .select()
      .from(verification)
      .where(eq(verification.value, made?.id ?? ""))
      .get();
    expect(Math.round(((link?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(14);

    // Nobody is invited twice unasked; asked again, the older link ends.
    expect((await admin.post(`/api/admin/member-imports/${id}/invite`, INVITE)).status).toBe(409);
    await admin.post(`/api/admin/member-imports/${id}/invite`, { ...INVITE, again: true });
    const [first, second] = (await mailsTo(email)).map(({ text }) => tokenIn(text));
    const choose = (token: string | undefined) =>
      visitor.post("/api/auth/reset-password", { token, newPassword: PASSWORD });
    expect((await choose(first)).status).toBe(422);
    expect((await choose(second)).status).toBe(200);
    expect((await choose(second)).status).toBe(422);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
    expect(await listed(id)).toMatchObject({ invited: 0, joined: 1 });
    expect((await admin.post(`/api/admin/member-imports/${id}/invite`, { ...INVITE, again: true })).status).toBe(409);
  });

  it("lets whoever signs up with the address come to it by its mailbox alone, whatever password a stranger typed", async () => {
    const email = someone();
    await bring([row(2, email, { paidUntil: inDays(30) })]);
    const made = await userWith(email);
    const stranger = {
      email,
      password: "the-strangers-own-phrase",
      firstName: "Not",
      lastName: "Ana",
      timeZone: "UTC",
    };
    expect((await visitor.post("/api/auth/sign-up/email", stranger)).status).toBe(200);
    expect((await signIn(email, stranger.password)).status).toBeGreaterThanOrEqual(400);
    expect(await db.$count(account, eq(account.userId, made?.id ?? ""))).toBe(0);
    expect((await userWith(email))?.emailVerified).toBe(false);
    const [mail] = await mailsTo(email);
    expect(mail?.kind).toBe("finish-sign-up");
    const chosen = { token: tokenIn(mail?.text ?? ""), newPassword: PASSWORD };
    expect((await visitor.post("/api/auth/reset-password", chosen)).status).toBe(200);
    expect((await signIn(email, stranger.password)).status).toBe(401);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
    expect((await userWith(email))?.id).toBe(made?.id);
    expect(await freeUntil(made?.id ?? "")).not.toBeNull();
  });

  it("goes out in batches, by the schedule", async () => {
    const rows = Array.from({ length: 70 }, (_, index) => row(index + 2, someone()));
    const { id } = await bring(rows);
    expect(await json(admin.post(`/api/admin/member-imports/${id}/invite`, INVITE))).toEqual({ changed: 70 });
    expect(await listed(id)).toMatchObject({ due: 20, invited: 50 });
    await runHourly(env, new Date());
    expect(await listed(id)).toMatchObject({ due: 0, invited: 70 });
    const mails = await db.all<{ n: number }>(sql`select count(*) as n from email_outbox where kind = 'invitation'
      and to_address in (select value from json_each(${JSON.stringify(rows.map(({ email }) => email))}))`);
    expect(mails[0]?.n).toBe(70);
  });

  it("is refused without words, and for what is not there", async () => {
    const { id } = await bring([row(2, someone())]);
    const ask = (more: object, of = id) => admin.post(`/api/admin/member-imports/${of}/invite`, { ...INVITE, ...more });
    expect((await ask({ subject: " " })).status).toBe(422);
    expect((await ask({ text: "x".repeat(2001) })).status).toBe(422);
    expect((await ask({}, "none")).status).toBe(404);
    await admin.post(`/api/admin/member-imports/${id}/undo`);
    expect((await ask({})).status).toBe(404);
  });
});
