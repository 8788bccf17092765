import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { AdminUser } from "../../worker/contract/billing";
import { type MemberNote, memberDetailSchema, type WaitingMember } from "../../worker/contract/members";
import { auditLog, session, user } from "../../worker/db/account";
import { membership } from "../../worker/db/billing";
import { memberEntry } from "../../worker/db/members";
import { completion } from "../../worker/db/progress";
import { db, Person } from "../workers/club";

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const isoDay = (at: Date) => at.toISOString().slice(0, 10);

let admin: Person;
beforeAll(async () => {
  admin = await Person.admin();
});

const read = async <T>(path: string, who = admin) => (await (await who.get(path)).json()) as T;
const idsOf = (users: { id: string }[]) => users.map(({ id }) => id);

const rename = (person: Person, firstName: string, lastName: string) =>
  db.update(user).set({ firstName, lastName }).where(eq(user.id, person.id));

const finish = (person: Person, completedAt: Date) =>
  db.insert(completion).values({ userId: person.id, title: "Legs", localDate: isoDay(completedAt), completedAt });

const auditOf = async (person: Person) =>
  (
    await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${person.id}`))
  ).map(({ action, actorId }) => [action, actorId]);

describe("the list of members", () => {
  it("is ordered by joining, name or last training, page after page, and says how many fit", async () => {
    const people = await Promise.all(
      ["Cora", "Ána", "Bela", "Dina"].map(async (first) => ({ first, person: await Person.member() })),
    );
    for (const { first, person } of people) await rename(person, first, "Ordertest");
    await finish(people[2]?.person ?? admin, ago(0));
    const named = async (sort: string) => {
      const names: string[] = [];
      const totals: (string | null)[] = [];
      for (let cursor: string | null = ""; cursor !== null; ) {
        const answer: Response = await admin.get(
          `/api/admin/users?search=ordertest&limit=3&sort=${sort}${cursor ? `&cursor=${cursor}` : ""}`,
        );
        names.push(...((await answer.json()) as AdminUser[]).map(({ firstName }) => firstName));
        totals.push(answer.headers.get("X-Total"));
        cursor = answer.headers.get("X-Next-Cursor");
      }
      expect(totals).toEqual(["4", null]);
      return names;
    };
    expect(await named("name")).toEqual(["Ána", "Bela", "Cora", "Dina"]);
    expect((await named("active"))[0]).toBe("Bela");
    expect((await named("joined")).toSorted()).toEqual(["Bela", "Cora", "Dina", "Ána"]);
    expect((await admin.get("/api/admin/users?sort=money")).status).toBe(400);
    const all = Number((await admin.get("/api/admin/users?limit=1")).headers.get("X-Total"));
    expect(all).toBe(await db.$count(memberEntry));
    const active = await admin.get("/api/admin/users?status=active&sort=name&limit=1");
    expect(Number(active.headers.get("X-Total"))).toBe(await db.$count(memberEntry, eq(memberEntry.state, "active")));
  });

  it.each([
    ["joined", "member_entry_joined"],
    ["name", "member_entry_name"],
    ["active", "member_entry_trained"],
    ["name&status=active", "member_entry_state_name"],
    ["active&status=active", "member_entry_idle"],
  ])("sorts nothing that an index holds in order: %s", async (sort, index) => {
    const [order, state] = sort.split("&status=");
    const columns = { joined: "joined_at", name: "search_text", active: "idle_since" };
    const column = columns[order as keyof typeof columns];
    const plan = await db.all<{ detail: string }>(
      sql.raw(`EXPLAIN QUERY PLAN SELECT * FROM member_entry CROSS JOIN user WHERE user.id = member_entry.user_id
        ${state ? `AND member_entry.state = '${state}'` : ""} ORDER BY ${column}, member_entry.id LIMIT 21`),
    );
    const told = plan.map(({ detail }) => detail).join("; ");
    expect(told).toContain(index);
    expect(told).not.toContain("TEMP B-TREE");
  });

  it("finds a part of a name without its accents, an address, and two letters; and what was renamed under its new name only", async () => {
    const lucia = await Person.member();
    await rename(lucia, "Lucía", "Ferrer-Quintana");
    const find = async (text: string) =>
      idsOf(await read<AdminUser[]>(`/api/admin/users?search=${encodeURIComponent(text)}`));
    expect(await find("errer-quin")).toEqual([lucia.id]);
    expect(await find("lucia f")).toEqual([lucia.id]);
    expect(await find(lucia.id.slice(0, 13))).toEqual([lucia.id]);
    expect(await find('say "ah" OR NOT')).toEqual([]);
    await rename(lucia, "Qx", "Zy");
    expect(await find("ferrer-quin")).toEqual([]);
    expect(await find("qx")).toEqual([lucia.id]);
  });

  it("filters by status and role, together with the search, also as the status changes", async () => {
    const people = {
      active: await Person.member(),
      trialing: await Person.join({ membership: { status: "trialing", startedDaysAgo: 1, endsInDays: 6 } }),
      trial_ended: await Person.lapsed(),
      past_due: await Person.join({ membership: { status: "past_due", startedDaysAgo: 3, endsInDays: 27 } }),
      canceled: await Person.join({ membership: { status: "canceled", startedDaysAgo: 40, endsInDays: -10 } }),
      none: await Person.join(),
    };
    for (const [name, person] of Object.entries(people)) await rename(person, "Statustest", name);
    for (const [status, person] of Object.entries(people)) {
      const found = await read<AdminUser[]>(`/api/admin/users?search=statustest&status=${status}`);
      expect(idsOf(found), status).toEqual([person.id]);
    }
    await db.update(membership).set({ cancelAtPeriodEnd: true }).where(eq(membership.userId, people.active.id));
    expect(idsOf(await read("/api/admin/users?search=statustest&status=cancelling"))).toEqual([people.active.id]);
    await db.update(membership).set({ status: "canceled" }).where(eq(membership.userId, people.active.id));
    expect(idsOf(await read("/api/admin/users?search=statustest&status=cancelling"))).toEqual([]);
    expect(idsOf(await read("/api/admin/users?search=statustest&status=active"))).toEqual([]);
    const coach = await Person.coach();
    expect(idsOf(await read("/api/admin/users?role=coach"))).toEqual([coach.id]);
    expect((await admin.get("/api/admin/users?status=rich")).status).toBe(400);
  });

  it("pages through everybody once, newest first", async () => {
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const answer: Response = await admin.get(`/api/admin/users?limit=4${cursor ? `&cursor=${cursor}` : ""}`);
      seen.push(...idsOf((await answer.json()) as AdminUser[]));
      cursor = answer.headers.get("X-Next-Cursor");
    }
    const all = await db.select({ id: user.id, at: user.createdAt }).from(user);
    expect(new Set(seen)).toEqual(new Set(idsOf(all)));
    expect(seen.length).toBe(all.length);
    const times = seen.map((id) => all.find((each) => each.id === id)?.at.getTime() ?? 0);
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });
});

describe("who needs attention", () => {
  const waiting = (kind: string) => read<WaitingMember[]>(`/api/admin/attention/members?kind=${kind}&limit=50`);
  const of = (list: WaitingMember[], person: Person) => list.find((each) => each.user.id === person.id);

  it("names active members who have finished nothing for seven days, and not the others", async () => {
    const joined = await Person.member();
    expect(of(await waiting("idle"), joined)).toBeUndefined();
    const idle = await Person.join();
    await db
      .update(user)
      .set({ createdAt: ago(60) })
      .where(eq(user.id, idle.id));
    const start = { currentPeriodStart: ago(30), currentPeriodEnd: ago(-1), isTrial: false, updatedAt: ago(30) };
    await db.insert(membership).values({ userId: idle.id, status: "active", createdAt: ago(30), ...start });
    const [quiet] = [await Person.join()];
    await db.insert(membership).values({ userId: quiet.id, status: "canceled", createdAt: ago(30), ...start });
    // The entry began with the account, which the helper makes today.
    const { memberEntry } = await import("../../worker/db/members");
    await db
      .update(memberEntry)
      .set({ idleSince: ago(30) })
      .where(eq(memberEntry.userId, idle.id));
    expect(of(await waiting("idle"), idle)?.at).toBeTruthy();
    expect(of(await waiting("idle"), quiet)).toBeUndefined();

    await finish(idle, ago(8));
    expect(of(await waiting("idle"), idle)?.at.slice(0, 10)).toBe(isoDay(ago(8)));
    await finish(idle, ago(6));
    expect(of(await waiting("idle"), idle)).toBeUndefined();
    await db.delete(completion).where(eq(completion.userId, idle.id));
    expect(of(await waiting("idle"), idle)).toBeUndefined();
  });

  it("names trials that end within two days without a finished training", async () => {
    const ending = await Person.join({ membership: { status: "trialing", startedDaysAgo: 6, endsInDays: 1 } });
    const later = await Person.join({ membership: { status: "trialing", startedDaysAgo: 1, endsInDays: 6 } });
    expect(of(await waiting("trial"), ending)).toBeTruthy();
    expect(of(await waiting("trial"), later)).toBeUndefined();
    await finish(ending, ago(0));
    expect(of(await waiting("trial"), ending)).toBeUndefined();
  });

  it("names who has not paid, and who has waited more than a day for an answer", async () => {
    const unpaid = await Person.join({ membership: { status: "past_due", startedDaysAgo: 3, endsInDays: 27 } });
    expect(of(await waiting("past_due"), unpaid)?.at.slice(0, 10)).toBe(isoDay(ago(3)));

    const asking = await Person.member();
    const sent = await asking.post("/api/messages", { content: "How deep should I squat?", messageType: "general" });
    expect(sent.status).toBeLessThan(300);
    expect(of(await waiting("unanswered"), asking)).toBeUndefined();
    const { conversation } = await import("../../worker/db/messages");
    await db
      .update(conversation)
      .set({ waitingSince: ago(1.1) })
      .where(eq(conversation.memberId, asking.id));
    expect(of(await waiting("unanswered"), asking)).toBeTruthy();
    const counts = await read<Record<string, number>>("/api/admin/attention/members/counts");
    expect(counts).toMatchObject({ past_due: (await waiting("past_due")).length, unanswered: 1 });
    await admin.post("/api/messages", { toUserId: asking.id, content: "To parallel.", messageType: "general" });
    expect(of(await waiting("unanswered"), asking)).toBeUndefined();
  });
});

describe("one member", () => {
  it("is shown with training, notes apart, and does not exist for others", async () => {
    const person = await Person.member();
    await finish(person, ago(0));
    const detail = memberDetailSchema.parse(await read(`/api/admin/users/${person.id}`));
    expect(detail).toMatchObject({ user: { id: person.id }, sessions: 1, stats: { workoutsCompleted: 1 } });
    expect(detail.workouts).toHaveLength(1);
    expect((await admin.get("/api/admin/users/nobody")).status).toBe(404);
    expect(await read(`/api/admin/users/${person.id}/invoices`)).toEqual([]);
    for (const path of ["", "/notes", "/invoices"]) {
      expect((await person.get(`/api/admin/users/${person.id}${path}`)).status).toBe(403);
    }
  });

  it("is signed out everywhere, which is in the log", async () => {
    const person = await Person.member();
    expect(await (await admin.post(`/api/admin/users/${person.id}/sign-out`)).json()).toEqual({ ended: 1 });
    expect((await person.get("/api/auth/user")).status).toBe(401);
    expect(await db.select().from(session).where(eq(session.userId, person.id))).toEqual([]);
    expect(await auditOf(person)).toEqual([["user.sign_out", admin.id]]);
    // An admin keeps the session they do it in.
    expect(await (await admin.post(`/api/admin/users/${admin.id}/sign-out`)).json()).toEqual({ ended: 0 });
    expect((await admin.post("/api/admin/users/nobody/sign-out")).status).toBe(404);
  });

  it("has notes with author and time, changed and deleted by any admin, each in the log without its words", async () => {
    const person = await Person.member();
    const notes = `/api/admin/users/${person.id}/notes`;
    expect((await admin.post(notes, { content: "   " })).status).toBe(422);
    expect((await admin.post("/api/admin/users/nobody/notes", { content: "x" })).status).toBe(404);
    const made = (await (await admin.post(notes, { content: " Knee since March. " })).json()) as MemberNote;
    expect(made).toMatchObject({ content: "Knee since March.", author: { id: admin.id, name: "Test Person" } });
    const other = await Person.admin();
    const changed = await (await other.put(`/api/admin/notes/${made.id}`, { content: "Knee is fine." })).json();
    expect(changed).toMatchObject({ content: "Knee is fine.", author: { id: admin.id }, createdAt: made.createdAt });
    expect((await read<MemberNote[]>(notes)).map(({ content }) => content)).toEqual(["Knee is fine."]);
    expect((await other.delete(`/api/admin/notes/${made.id}`)).status).toBe(204);
    expect(await read(notes)).toEqual([]);
    expect((await other.delete(`/api/admin/notes/${made.id}`)).status).toBe(404);
    expect((await other.put(`/api/admin/notes/${made.id}`, { content: "x" })).status).toBe(404);
    expect(await auditOf(person)).toEqual([
      ["note.create", admin.id],
      ["note.change", other.id],
      ["note.delete", other.id],
    ]);
  });
});
