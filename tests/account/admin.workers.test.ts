import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { auditLog, session, user } from "../../worker/db/account";
import { Browser, db, errorOf, newMember, PASSWORD } from "../workers/browser";

const DEPLOYED = { APP_ENV: "production", AUTH_SECRET: "longroll-local-secret-for-this-machine-only" };
const setUp = (browser: Browser, settings = {}) => browser.send("/api/auth/setup-admin", { method: "POST", settings });
const admins = () => db.select({ id: user.id }).from(user).where(eq(user.role, "admin"));
const auditOf = (id: string) =>
  db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `user:${id}`));

async function newAdmin() {
  const made = await newMember();
  await db.update(user).set({ role: "admin" }).where(eq(user.id, made.id));
  return made;
}

beforeEach(async () => {
  await db.update(user).set({ role: "user" });
});

describe("taking admin access", () => {
  it("is for one of ten who ask at once while there is no admin, and is written down once", async () => {
    const people = [];
    for (let i = 0; i < 10; i++) people.push(await newMember());
    const before = (await db.select().from(auditLog)).length;
    const answers = await Promise.all(people.map(({ browser }) => setUp(browser)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(9).fill(403)]);
    const winner = people[answers.findIndex((answer) => answer.status === 200)];
    expect(await admins()).toEqual([{ id: winner?.id }]);
    expect(await auditOf(winner?.id ?? "")).toMatchObject([
      { action: "admin.grant", actorId: winner?.id, detail: { from: "user" } },
    ]);
    expect(await db.select().from(auditLog)).toHaveLength(before + 1);
    const me = (await (await winner?.browser.send("/api/auth/user"))?.json()) as { role: string };
    expect(me.role).toBe("admin");
  });

  it("says whom to ask when there is an admin already", async () => {
    await newAdmin();
    const { browser } = await newMember();
    const answer = await setUp(browser);
    expect(answer.status).toBe(403);
    expect((await errorOf(answer)).message).toMatch(/Ask an admin of Longroll.*support@longroll\.test/);
  });

  it("is for the named addresses on a deploy, and for nobody without the setting", async () => {
    const [named, other] = [await newMember(), await newMember()];
    expect((await setUp(other.browser, DEPLOYED)).status).toBe(403);
    const settings = { ...DEPLOYED, ADMIN_EMAILS: `boss@example.com, ${named.email.toUpperCase()}` };
    expect((await setUp(other.browser, settings)).status).toBe(403);
    const elsewhere = new Browser();
    await elsewhere.send("/api/auth/sign-in/email", { body: { email: named.email, password: PASSWORD } });
    expect((await setUp(named.browser, settings)).status).toBe(200);
    expect(await admins()).toEqual([{ id: named.id }]);
    expect((await elsewhere.send("/api/auth/user")).status).toBe(401);
    expect((await setUp(named.browser, settings)).status).toBe(200);
    expect(await auditOf(named.id)).toHaveLength(1);
  });

  it("needs a session, a confirmed address and no more than five tries an hour", async () => {
    expect((await setUp(new Browser())).status).toBe(401);
    const { browser, id } = await newMember();
    await db.update(user).set({ emailVerified: false }).where(eq(user.id, id));
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await setUp(browser)).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    expect(await admins()).toEqual([]);
  });
});

describe("changing a role", () => {
  const change = (browser: Browser, id: string, role: string) =>
    browser.send(`/api/admin/users/${id}/role`, { method: "PUT", body: { role } });

  it("is for admins, takes effect at once, and ends the sessions of who loses power", async () => {
    const [boss, second, member] = [await newAdmin(), await newAdmin(), await newMember()];
    expect((await change(member.browser, member.id, "admin")).status).toBe(403);
    expect((await change(new Browser(), member.id, "admin")).status).toBe(401);
    const raised = await change(boss.browser, member.id, "coach");
    expect(await raised.json()).toEqual({ id: member.id, role: "coach" });
    expect((await member.browser.send("/api/auth/user")).status).toBe(200);
    expect((await change(boss.browser, second.id, "user")).status).toBe(200);
    expect(await db.select().from(session).where(eq(session.userId, second.id))).toEqual([]);
    expect((await change(second.browser, boss.id, "user")).status).toBe(401);
    expect(await auditOf(second.id)).toMatchObject([
      { action: "user.role", actorId: boss.id, detail: { from: "admin", to: "user" } },
    ]);
  });

  it("never leaves the product without an admin, also when two demote each other at once", async () => {
    const [one, two] = [await newAdmin(), await newAdmin()];
    const answers = await Promise.all([change(one.browser, two.id, "user"), change(two.browser, one.id, "user")]);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await admins()).toHaveLength(1);
    const [last] = await admins();
    const browser = last?.id === one.id ? one.browser : two.browser;
    const refused = await change(browser, last?.id ?? "", "coach");
    expect([refused.status, (await errorOf(refused)).code]).toEqual([409, "last_admin"]);
    expect(await auditOf(last?.id ?? "")).toEqual([]);
  });

  it("refuses roles and people that do not exist", async () => {
    const { browser, id } = await newAdmin();
    expect((await change(browser, id, "owner")).status).toBe(422);
    expect((await change(browser, "nobody", "coach")).status).toBe(404);
  });
});
