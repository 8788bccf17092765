import { eq, like } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { addDays, isoWeekday } from "../../worker/contract/calendar";
import { type MemberRow, memberRowSchema } from "../../worker/contract/members";
import { TAGS_MAX } from "../../worker/contract/members-limits";
import { auditLog, user } from "../../worker/db/account";
import { membership } from "../../worker/db/billing";
import { memberTag } from "../../worker/db/members";
import { completion } from "../../worker/db/progress";
import { db, Person } from "../workers/club";

let admin: Person;
beforeAll(async () => {
  admin = await Person.admin();
});

const named = async (firstName: string, lastName: string) => {
  const person = await Person.member();
  await db.update(user).set({ firstName, lastName }).where(eq(user.id, person.id));
  return person;
};
const rows = async (query: string) => (await (await admin.get(`/api/admin/users?${query}`)).json()) as MemberRow[];
const changed = async (answer: Promise<Response>) => {
  const given = await answer;
  return given.status === 200 ? ((await given.json()) as { changed: number }).changed : given.status;
};
const today = new Date().toISOString().slice(0, 10);
const inDays = (days: number) => addDays(today, days);

describe("the table of members", () => {
  it("says of each how they train and what they are called by", async () => {
    const person = await named("Tabela", "Um");
    const days: string[] = [];
    for (let day = today; days.length < 3; day = addDays(day, -1)) if (isoWeekday(day) <= 5) days.push(day);
    for (const localDate of days) {
      const completedAt = new Date(`${localDate}T12:00:00Z`);
      await db.insert(completion).values({ userId: person.id, title: "Legs", localDate, completedAt });
    }
    await admin.put(`/api/admin/users/${person.id}/tags`, { tags: ["Seminar", "Competes", "Competes"] });
    const [row] = await rows("search=tabela");
    expect(memberRowSchema.parse(row)).toMatchObject({
      id: person.id,
      tags: ["Competes", "Seminar"],
      lastTrainedOn: days[0],
      streak: 3,
      freeUntil: null,
    });
    const other = await named("Tabela", "Dois");
    expect((await rows("search=tabela dois"))[0]).toMatchObject({
      id: other.id,
      tags: [],
      lastTrainedOn: null,
      streak: 0,
    });
  });

  it.each(["name", "joined", "active"])("turns the order by %s round, page after page", async (sort) => {
    for (const last of ["a", "b", "c", "d", "e"]) if (sort === "name") await named("Umkehr", last);
    const walk = async (dir: string) => {
      const seen: string[] = [];
      for (let cursor: string | null = ""; cursor !== null; ) {
        const answer: Response = await admin.get(
          `/api/admin/users?search=umkehr&limit=2&sort=${sort}&dir=${dir}${cursor ? `&cursor=${cursor}` : ""}`,
        );
        seen.push(...((await answer.json()) as MemberRow[]).map(({ lastName }) => lastName));
        cursor = answer.headers.get("X-Next-Cursor");
      }
      return seen;
    };
    const up = await walk("asc");
    expect(up).toHaveLength(5);
    expect(await walk("desc")).toEqual(up.toReversed());
    if (sort === "name") expect(up).toEqual(["a", "b", "c", "d", "e"]);
    expect((await admin.get("/api/admin/users?dir=sideways")).status).toBe(400);
  });

  it("gives up to a hundred a page, and reads no more than the page", async () => {
    const answer = await admin.get("/api/admin/users?limit=5000");
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as unknown[]).length).toBeLessThanOrEqual(100);
    const plan = await db.all<{ detail: string }>(
      `EXPLAIN QUERY PLAN SELECT *,
        (SELECT json_group_array(local_date) FROM (SELECT d.local_date FROM training_day d
          WHERE d.user_id = member_entry.user_id ORDER BY d.local_date DESC LIMIT 120)),
        (SELECT json_group_array(tag) FROM (SELECT g.tag FROM member_tag g WHERE g.user_id = member_entry.user_id ORDER BY g.tag))
        FROM member_entry CROSS JOIN user WHERE user.id = member_entry.user_id
          AND EXISTS (SELECT 1 FROM member_tag g WHERE g.user_id = member_entry.user_id AND g.tag = 'x')
        ORDER BY joined_at DESC, member_entry.id DESC LIMIT 101`,
    );
    const told = plan.map(({ detail }) => detail).join("; ");
    expect(told).toContain("member_entry_joined");
    expect(told).not.toContain("TEMP B-TREE");
    expect(told).not.toMatch(/SCAN (d|g)\b/);
    const tags = await db.all<{ detail: string }>(
      "EXPLAIN QUERY PLAN SELECT min(t.tag) FROM member_tag t WHERE t.tag > 'a'",
    );
    expect(tags.map(({ detail }) => detail).join()).toContain("member_tag_tag");
  });
});

describe("tags", () => {
  it("are given to many and taken from many, filter the list, and go with the account", async () => {
    const [ana, rui] = [await named("Tagged", "Ana"), await named("Tagged", "Rui")];
    const ids = [ana.id, rui.id, "nobody"];
    expect(await changed(admin.post("/api/admin/members/tags", { ids, add: ["No-gi", "Morning"] }))).toBe(2);
    expect(await changed(admin.post("/api/admin/members/tags", { ids: [rui.id], remove: ["Morning"] }))).toBe(1);
    expect((await rows("tag=No-gi")).map(({ lastName }) => lastName).sort()).toEqual(["Ana", "Rui"]);
    expect((await rows("tag=Morning")).map(({ lastName }) => lastName)).toEqual(["Ana"]);
    expect(await (await admin.get("/api/admin/members/tags")).json()).toEqual(
      expect.arrayContaining(["Morning", "No-gi"]),
    );
    const log = await db.$count(auditLog, eq(auditLog.subject, `user:${rui.id}`));
    expect(log).toBe(2);
    await db.delete(user).where(eq(user.id, ana.id));
    expect(await db.$count(memberTag, eq(memberTag.userId, ana.id))).toBe(0);
    expect(await rows("tag=Morning")).toEqual([]);
  });

  it("are words, few of a member, and the coach's alone", async () => {
    const person = await named("Tagless", "One");
    const put = (tags: string[], who = admin) => who.put(`/api/admin/users/${person.id}/tags`, { tags });
    for (const tag of ["", "  ", "a,b", "a;b", "a\nb", "x".repeat(41)])
      expect((await put([tag])).status, tag).toBe(422);
    const many = Array.from({ length: TAGS_MAX + 1 }, (_, index) => `t${index}`);
    expect((await put(many)).status).toBe(422);
    expect((await put(many.slice(1))).status).toBe(200);
    expect(await changed(admin.post("/api/admin/members/tags", { ids: [person.id], add: ["one more"] }))).toBe(422);
    expect((await put([])).status).toBe(200);
    expect((await put(["x"], person)).status).toBe(403);
    expect((await admin.put("/api/admin/users/nobody/tags", { tags: ["x"] })).status).toBe(404);
  });
});

describe("what is done to many", () => {
  it("gives free time to those who have less, and leaves staff and longer time alone", async () => {
    const [none, more, coach] = [await named("Many", "None"), await named("Many", "More"), await Person.coach()];
    await admin.put(`/api/admin/users/${more.id}/free-time`, { until: inDays(90), reason: "Hurt" });
    const ids = [none.id, more.id, coach.id];
    const give = (until: string) => admin.post("/api/admin/members/free-time", { ids, until, reason: "Gym is closed" });
    expect(await changed(give(inDays(30)))).toBe(1);
    expect(await changed(give(inDays(30)))).toBe(0);
    expect(await changed(give(inDays(-2)))).toBe(422);
    const until = async (person: Person) =>
      (await db.select().from(membership).where(eq(membership.userId, person.id)).get())?.freeUntil;
    expect(await until(none)).toBeInstanceOf(Date);
    expect(await until(coach)).toBeUndefined();
    expect(await db.$count(auditLog, like(auditLog.detail, "%Gym is closed%"))).toBe(1);
    const nobody = admin.post("/api/admin/members/free-time", { ids: [], until: inDays(3), reason: "x" });
    expect((await nobody).status).toBe(422);
  });

  it("exports those whom the list shows, or those who were chosen, harmless for spreadsheets", async () => {
    const [evil, good] = [await named("=cmd|' /C calc'!A0", "Exportar"), await named("Zoë", "Exportar")];
    await admin.put(`/api/admin/users/${good.id}/tags`, { tags: ["No-gi", "-1+1"] });
    const answer = await admin.get("/api/admin/members/export?search=exportar&sort=name");
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toContain("members.csv");
    const lines = (await answer.text()).trimEnd().split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^'=cmd\|' \/C calc'!A0,Exportar,/);
    expect(lines[2]).toContain("'-1+1; No-gi");
    const one = await admin.get(`/api/admin/members/export?ids=${evil.id}`);
    expect((await one.text()).trimEnd().split("\r\n")).toHaveLength(2);
    expect(await db.$count(auditLog, eq(auditLog.action, "member.export"))).toBe(2);
    expect((await good.get("/api/admin/members/export")).status).toBe(403);
  });
});
