import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { FeedPost } from "../../worker/contract/community";
import { CLOSE } from "../../worker/contract/live";
import { accountClosure, auditLog, FORMER_MEMBER_ID, user } from "../../worker/db/account";
import { trialClaim } from "../../worker/db/billing";
import { communityComment, communityPost, pinnedMessage } from "../../worker/db/community";
import { mediaObject } from "../../worker/db/media";
import { finishClosures } from "../../worker/features/account/closure/finish-closure";
import type { Call } from "../../worker/features/billing/simulator/answer-call";
import { objectKey } from "../../worker/features/media/object-key";
import type { Env } from "../../worker/http/env";
import { runHourly } from "../../worker/schedule";
import { Browser, errorOf, mailsTo, newMember, PASSWORD, signUpBody, someEmail } from "../workers/browser";
import { db, ORIGIN, Person } from "../workers/club";
import { fillEveryTable, tablesThatKnow } from "../workers/every-table";
import { accountOf, openProvider, SETTINGS, send, subscribe, subscribed } from "../workers/paid-club";
import { idOf, uploadedBy } from "../workers/upload";

const provider = openProvider();
const HOUR_MS = 3_600_000;
const DELETE = { confirmation: "DELETE" };
const ask = (person: Person) => send(person, "POST", "/api/auth/delete-account", DELETE);
const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const isDeletion = ({ method, path }: Call) => method === "DELETE" && path.startsWith("/v1/customers/");
const feed = async (reader: Person) => (await (await reader.get("/api/community/posts?limit=50")).json()) as FeedPost[];

/** The embedded provider's own world: another company's tables, were it the real one. */
const others = (tables: string[]) => tables.filter((table) => !table.startsWith("simulator_state."));

describe("deleting an account", () => {
  it("leaves no table that knows the member", async () => {
    const person = await Person.member();
    const { id } = person;
    const email = `${id}@example.com`;
    await person.call("PATCH", "/api/auth/profile", { firstName: "Zuleika", lastName: "Quintanilha" });
    await person.post("/api/community/posts", { content: "First week done" });
    const asked = await person.post("/api/consultation-requests", {
      name: "Zuleika Quintanilha",
      email: email.toUpperCase(),
      message: "I would like to talk about my knee.",
      serviceType: "consultation-only",
      availability: ["weekday-morning"],
    });
    expect(asked.ok).toBe(true);
    const admin = await Person.admin();
    await admin.put(`/api/admin/community-mutes/${id}`, { days: 3, reason: `${email.toUpperCase()} again` });
    expect((await fillEveryTable(id, email)).length).toBeGreaterThan(25);
    const words = [id, email, "Zuleika Quintanilha"];
    expect((await tablesThatKnow(words)).length).toBeGreaterThan(25);

    const answer = await ask(person);
    expect([answer.status, (await answer.json()) as object]).toMatchObject([200, { status: true }]);
    expect(answer.headers.get("set-cookie")).toMatch(/session_token=;.*Max-Age=0/i);
    // The last mail has to know where to go until it has gone.
    const told = ["email_outbox.html", "email_outbox.text", "email_outbox.to_address"];
    expect(others(await tablesThatKnow(words)).filter((table) => !told.includes(table))).toEqual([]);
    expect(await mailsTo(email)).toMatchObject([{ kind: "account-deleted" }]);
    await runHourly(env as Env, later(49));
    expect(others(await tablesThatKnow(words))).toEqual([]);
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, "community.mute"));
    expect(entry).toMatchObject({ actorId: admin.id, subject: expect.stringMatching(/^user:former-/) });
    expect(await db.all("pragma foreign_key_check")).toEqual([]);
  });

  it("keeps what was said, as by a former member, without photos", async () => {
    const [author, reader] = [await Person.member(), await Person.member()];
    const [shown, avatar] = [await uploadedBy(author), await uploadedBy(author)];
    await author.call("PATCH", "/api/auth/profile", { profileImageUrl: avatar.mediaUrl });
    const { id } = (await (
      await author.post("/api/community/posts", { content: "With a photo", mediaUrl: shown.mediaUrl })
    ).json()) as FeedPost;
    const only = (await (
      await author.post("/api/community/posts", { content: "", mediaUrl: (await uploadedBy(author)).mediaUrl })
    ).json()) as FeedPost;
    await author.post(`/api/community/posts/${id}/comments`, { content: "My own comment" });
    await author.post(`/api/community/posts/${id}/reactions`, { reactionType: "fire" });
    await reader.post(`/api/community/posts/${id}/comments`, { content: "Well done" });
    expect((await reader.get(avatar.mediaUrl)).status).toBe(200);

    expect((await ask(author)).status).toBe(200);
    const posts = await feed(reader);
    expect(posts.find((post) => post.id === id)).toMatchObject({
      userId: FORMER_MEMBER_ID,
      user: { firstName: "Former", lastName: "member", profileImageUrl: null },
      content: "With a photo",
      mediaUrl: null,
      mediaType: null,
      commentCount: 2,
      reactionCounts: { fire: 0 },
    });
    expect(posts.some((post) => post.id === only.id)).toBe(false);
    const comments = await (await reader.get(`/api/community/posts/${id}/comments`)).json();
    expect(comments).toMatchObject([
      { content: "My own comment", user: { firstName: "Former", lastName: "member" }, isDeleted: false },
      { content: "Well done", userId: reader.id },
    ]);
    for (const { mediaUrl } of [shown, avatar]) {
      expect((await reader.get(mediaUrl)).status).toBe(404);
      expect(await env.MEDIA.head(objectKey(idOf(mediaUrl)))).toBeNull();
    }
    const admin = await Person.admin();
    const users = (await (await admin.get("/api/admin/users?limit=50")).json()) as { id: string }[];
    expect(users.some((one) => one.id === FORMER_MEMBER_ID)).toBe(false);
  });

  it("hangs up on every device that listens", async () => {
    const person = await Person.member();
    const { webSocket } = await person.call("GET", "/ws", undefined, { upgrade: "websocket", origin: ORIGIN });
    if (!webSocket) throw new Error("no socket");
    const closed = new Promise<number>((resolve) => webSocket.addEventListener("close", ({ code }) => resolve(code)));
    webSocket.accept();
    expect((await ask(person)).status).toBe(200);
    expect(await closed).toBe(CLOSE.sessionEnded);
    expect((await person.call("GET", "/ws", undefined, { upgrade: "websocket", origin: ORIGIN })).status).toBe(401);
  });

  it("asks for the word and the password, and changes nothing without", async () => {
    const { browser, id } = await newMember();
    const refused = async (body: object) => {
      const answer = await browser.send("/api/auth/delete-account", { body });
      return [answer.status, (await errorOf(answer)).issues?.[0]?.path];
    };
    expect(await refused({ password: PASSWORD })).toEqual([422, "confirmation"]);
    expect(await refused({ confirmation: "yes", password: PASSWORD })).toEqual([422, "confirmation"]);
    expect(await refused({ confirmation: "delete" })).toEqual([422, "password"]);
    expect(await refused({ confirmation: "delete", password: "wrong password" })).toEqual([422, "password"]);
    expect(await db.select().from(accountClosure).where(eq(accountClosure.userId, id))).toEqual([]);
    expect((await browser.send("/api/auth/user")).status).toBe(200);
  });

  it("gives the same mailbox no second trial, and knows it by a hash only", async () => {
    const email = `zoe.${crypto.randomUUID().slice(0, 8)}@gmail.com`;
    const first = await newMember(email);
    expect(await (await first.browser.send("/api/subscription")).json()).toMatchObject({ isTrial: true });
    await first.browser.send("/api/auth/delete-account", { body: { ...DELETE, password: PASSWORD } });
    expect(await db.select().from(trialClaim).where(eq(trialClaim.userId, first.id))).toEqual([]);
    const again = await newMember(email.replace("zoe.", "z.oe").replace("@", "+again@"));
    expect(again.id).not.toBe(first.id);
    expect(await (await again.browser.send("/api/subscription")).json()).toBeNull();
    const claims = await db.select().from(trialClaim);
    expect(claims.some(({ emailKey }) => emailKey.includes("zoe"))).toBe(false);
  });

  it("refuses the last admin; of two that leave at once, one stays", async () => {
    await db.update(user).set({ role: "user" }).where(eq(user.role, "admin"));
    const [one, two] = [await Person.admin(), await Person.admin()];
    await one.post("/api/admin/pinned-messages", { title: "Open mat", content: "On Saturday", priority: 1 });
    const answers = await Promise.all([ask(one), ask(two)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const left = (
      await db
        .select()
        .from(user)
        .where(and(eq(user.role, "admin"), eq(user.banned, false)))
    )[0];
    expect([one.id, two.id]).toContain(left?.id);
    const stays = left?.id === one.id ? one : two;
    const refused = await ask(stays);
    expect([refused.status, (await errorOf(refused)).code]).toEqual([409, "last_admin"]);
    expect((await db.select().from(pinnedMessage)).map(({ title }) => title)).toContain("Open mat");
  });
});

describe("deleting an account that pays", () => {
  it("ends all of it at the provider first: subscription, open invoice and card", async () => {
    const person = await Person.join();
    await subscribed(provider, person);
    const pending = await Person.join();
    await subscribe(pending);
    const customer = (await accountOf(person))?.customerId;
    for (const each of [person, pending]) expect((await ask(each)).status).toBe(200);
    expect(provider.subscriptionsOf(person).map(({ status }) => status)).toEqual(["canceled"]);
    const [{ id } = { id: "" }] = provider.customersOf(pending);
    const invoices = Object.values(provider.world.invoices).filter((invoice) => invoice.customer === id);
    expect(invoices.map(({ status }) => status)).toEqual(["void"]);
    for (const each of [person, pending]) {
      expect(provider.customersOf(each)).toMatchObject([{ deleted: true }]);
      expect(await accountOf(each)).toBeUndefined();
    }
    // What the invoices are found by, for as long as the law wants them.
    const closures = await db
      .select()
      .from(accountClosure)
      .where(eq(accountClosure.customerId, customer ?? ""));
    expect(closures).toMatchObject([{ userId: null, finishedAt: expect.any(Date) }]);
    await finishClosures(env as Env, later(24 * 366 * 10 + 24));
    expect(
      await db
        .select()
        .from(accountClosure)
        .where(eq(accountClosure.customerId, customer ?? "")),
    ).toEqual([]);
  });

  it("refuses loudly when the provider does not confirm it, and deletes nothing", async () => {
    const person = await Person.join();
    await subscribed(provider, person);
    await person.post("/api/community/posts", { content: "Still here" });
    for (const fault of ["500", "503 html"] as const) {
      provider.fail(fault, isDeletion, 10);
      const answer = await ask(person);
      expect([fault, answer.status, (await errorOf(answer)).code]).toEqual([fault, 503, "billing_not_ended"]);
      provider.recover();
    }
    expect((await person.get("/api/auth/user")).status).toBe(200);
    expect(await db.select().from(accountClosure).where(eq(accountClosure.userId, person.id))).toEqual([]);
    expect((await db.select().from(communityPost).where(eq(communityPost.userId, person.id))).length).toBe(1);
    // Nobody to ask is no reason to believe that it has ended.
    const off = await send(person, "POST", "/api/auth/delete-account", DELETE, {
      APP_ENV: "production",
      AUTH_SECRET: "",
    });
    expect(off.status).not.toBe(200);
    expect((await ask(person)).status).toBe(200);
  });

  it("is finished by the schedule when it breaks off, and nobody gets in meanwhile", async () => {
    const email = someEmail();
    const { browser, id } = await newMember(email);
    await db.insert(communityComment).values({
      postId:
        (await db.insert(communityPost).values({ userId: id, content: "x", createdAt: new Date() }).returning())[0]
          ?.id ?? 0,
      userId: id,
      content: "y",
      createdAt: new Date(),
    });
    await breakOnErase(async () => {
      const answer = await browser.send("/api/auth/delete-account", { body: { ...DELETE, password: PASSWORD } });
      expect(answer.status).toBe(200);
    });
    expect((await db.select().from(user).where(eq(user.id, id))).length).toBe(1);
    expect((await browser.send("/api/auth/user")).status).toBe(401);
    const again = await new Browser().send("/api/auth/sign-in/email", { body: { email, password: PASSWORD } });
    expect(again.status).toBe(401);
    const fresh = new Browser();
    await fresh.send("/api/auth/sign-in/magic-link", { body: { email } });
    const mail = (await mailsTo(email)).find(({ kind }) => kind === "sign-in");
    const code = /Code: (\d{6})/.exec(mail?.text ?? "")?.[1] ?? "";
    const byCode = await fresh.send("/api/auth/sign-in/email-otp", { body: { email, otp: code } });
    expect([byCode.status, (await errorOf(byCode)).code]).toEqual([403, "ACCOUNT_CLOSED"]);

    await finishClosures({ ...env, ...SETTINGS } as Env, later(0));
    expect((await db.select().from(user).where(eq(user.id, id))).length).toBe(1);
    await finishClosures({ ...env, ...SETTINGS } as Env, later(1));
    expect(await db.select().from(user).where(eq(user.id, id))).toEqual([]);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(["account-deleted"]);
    await finishClosures({ ...env, ...SETTINGS } as Env, later(2));
    expect((await mailsTo(email)).length).toBe(1);
    const signedUp = await new Browser().send("/api/auth/sign-up/email", { body: signUpBody(email) });
    expect(signedUp.status).toBe(200);
  });

  it("takes the bytes away at the next sweep when the bucket was away", async () => {
    const person = await Person.member();
    const { mediaUrl } = await uploadedBy(person);
    const key = objectKey(idOf(mediaUrl));
    const down = { ...SETTINGS, MEDIA: { delete: () => Promise.reject(new Error("the bucket is away")) } as never };
    expect((await send(person, "POST", "/api/auth/delete-account", DELETE, down)).status).toBe(200);
    expect(
      await db
        .select()
        .from(mediaObject)
        .where(eq(mediaObject.id, idOf(mediaUrl))),
    ).toEqual([]);
    expect(await env.MEDIA.head(key)).not.toBeNull();
    await runHourly(env as Env, later(0));
    expect(await env.MEDIA.head(key)).toBeNull();
  });
});

/** The database refuses the one batch that erases; all before it is done. */
async function breakOnErase(work: () => Promise<void>): Promise<void> {
  await db.run("create trigger broken before delete on user begin select raise(abort, 'broken off'); end");
  try {
    await work();
  } finally {
    await db.run("drop trigger broken");
  }
}
