import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import JSZip from "jszip";
import { describe, expect, it } from "vitest";
import { dataByRequest } from "../../worker/contract/data-by-request";
import { session } from "../../worker/db/account";
import { communityPost } from "../../worker/db/community";
import { consultationRequest } from "../../worker/db/consultations";
import { setLog } from "../../worker/db/training";
import { NOT_EXPORTED, PARTS } from "../../worker/features/account/data/personal-data";
import { objectKey } from "../../worker/features/media/object-key";
import { errorOf, newMember } from "../workers/browser";
import { db, Person } from "../workers/club";
import { weekOf } from "../workers/club-calls";
import { fillEveryTable, userColumns } from "../workers/every-table";

const columnsOf = (part: (typeof PARTS)[number]) =>
  part.covers.map((column) => `${nameOf(column.table)}.${column.name}`);
const nameOf = (table: (typeof PARTS)[number]["table"]) =>
  (table as unknown as Record<symbol, string>)[Symbol.for("drizzle:Name")] ?? "";

/** Whoever has no password, as those of the tests, has signed in just now. */
async function download(person: Person): Promise<{ zip: JSZip; bytes: Uint8Array; response: Response }> {
  const start = await person.post("/api/auth/export");
  expect(start.status).toBe(200);
  const { url } = (await start.json()) as { url: string };
  const response = await person.get(url);
  expect(response.status).toBe(200);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { zip: await JSZip.loadAsync(bytes, { checkCRC32: true }), bytes, response };
}

const rowsIn = async (zip: JSZip, name: string) =>
  JSON.parse((await zip.file(`data/${name}.json`)?.async("string")) ?? "null") as Record<string, unknown>[];

describe("the download of one's data", () => {
  it("knows every column of the database that names a user", async () => {
    const covered = new Set(PARTS.flatMap(columnsOf));
    const excused = new Set(Object.keys(NOT_EXPORTED));
    const columns = (await userColumns()).map(({ table, column }) => `${table}.${column}`);
    expect(columns.length).toBeGreaterThan(20);
    expect(columns.filter((column) => !covered.has(column) && !excused.has(column))).toEqual([]);
    expect([...excused].filter((column) => !columns.includes(column) || covered.has(column))).toEqual([]);
  });

  it("holds each row of every such table, and nobody else's", async () => {
    const [member, stranger] = [await Person.member(), await Person.member()];
    for (const { id } of [stranger, member]) await fillEveryTable(id, `${id}@example.com`);
    const { zip } = await download(member);
    for (const part of PARTS) {
      // Of private weeks only those that are published and not deleted: tried below.
      if (part.name === "own-weeks") continue;
      const rows = await rowsIn(zip, part.name);
      for (const column of part.covers) {
        const table = nameOf(column.table);
        const own = await db.get<{ rows: number }>(
          sql`select count(*) as rows from ${sql.identifier(table)} where ${sql.identifier(column.name)} = ${member.id}`,
        );
        expect([part.name, rows.length], column.name).toEqual([part.name, Math.max(rows.length, own?.rows ?? 0)]);
        expect(own?.rows, `${table}.${column.name} was filled`).toBeGreaterThan(0);
      }
    }
    const everything = (
      await Promise.all(
        Object.values(zip.files).map((file) => (file.name.startsWith("media/") ? "" : file.async("string"))),
      )
    ).join("\n");
    expect(everything).not.toContain(stranger.id);
  });

  it("has of private weeks what their member may see: no draft, nothing deleted, and gated when the membership has ended", async () => {
    const [member, lapsed] = [await Person.member(), await Person.lapsed()];
    for (const { id } of [member, lapsed]) {
      const shown = await weekOf(id, "Shown");
      const [draft, deleted] = [await weekOf(id, "Draft"), await weekOf(id, "Deleted")];
      await db.run(sql`update weekly_program set is_published = 0 where id = ${draft.id}`);
      await db.run(sql`update weekly_program set deleted_at = 1 where id = ${deleted.id}`);
      for (const position of [1, 2, 3])
        await db.run(sql`insert into exercise (daily_workout_id, column_type, position, name, video_url)
          values (${shown.day}, 'equipment', ${position}, ${`Lift ${position}`}, 'https://youtu.be/dQw4w9WgXcQ')`);
    }
    const [whole, gated] = [(await download(member)).zip, (await download(lapsed)).zip];
    for (const zip of [whole, gated]) {
      expect(await rowsIn(zip, "own-weeks")).toMatchObject([{ title: "Shown" }]);
      expect(await rowsIn(zip, "own-week-days")).toMatchObject([{ title: "Day of Shown" }]);
    }
    const video = "https://youtu.be/dQw4w9WgXcQ";
    const of = async (zip: JSZip) =>
      (await rowsIn(zip, "own-week-exercises")).map(({ name, videoUrl }) => [name, videoUrl]);
    expect(await of(whole)).toEqual([
      ["Squat of Shown", null],
      ["Lift 1", video],
      ["Lift 2", video],
      ["Lift 3", video],
    ]);
    expect(await of(gated)).toEqual([
      ["Squat of Shown", null],
      ["Lift 1", null],
    ]);
  });

  it("has nothing that the coach has noted for themselves, and says whom to ask for it", async () => {
    const [admin, member] = [await Person.admin(), await Person.member()];
    const secret = `noted-${crypto.randomUUID()}`;
    expect((await admin.post(`/api/admin/users/${member.id}/notes`, { content: secret })).status).toBe(201);
    await db.insert(consultationRequest).values({
      name: "Rafael",
      email: `${member.id}@example.com`,
      message: "Twice a week",
      serviceType: "consultation-only",
      availability: [],
      notes: secret,
      createdAt: new Date(),
      updatedAt: new Date(),
    });
    const { zip } = await download(member);
    const all = (await Promise.all(Object.values(zip.files).map((file) => file.async("string")))).join("\n");
    expect(all).toContain("Twice a week");
    expect(all).not.toContain(secret);
    expect(all).not.toContain("note.create");
    expect(await zip.file("index.html")?.async("string")).toContain(dataByRequest());
  });

  it("opens without the site: one page, escaped, with the files beside it", async () => {
    const member = await Person.member();
    const evil = '<script>alert("x")</script>';
    const id = crypto.randomUUID();
    const film = crypto.getRandomValues(new Uint8Array(60_000));
    await env.MEDIA.put(objectKey(id), film);
    await db.run(sql`insert into media_object (id, owner_id, content_type, size_bytes, etag, created_at)
      values (${id}, ${member.id}, 'video/mp4', ${film.length}, '"x"', 0)`);
    await db.insert(communityPost).values({
      userId: member.id,
      content: evil,
      mediaUrl: `/objects/uploads/${id}`,
      mediaType: "video",
      createdAt: new Date(),
    });
    const { zip, response } = await download(member);
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="longroll-data-\d{4}-\d\d-\d\d\.zip"/,
    );
    const page = (await zip.file("index.html")?.async("string")) ?? "";
    expect(page).toContain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;");
    expect(page).not.toContain("<script");
    expect(page).not.toMatch(/(src|href)="(?!#|data\/|media\/)/);
    expect(page).toContain(`<video src="media/${id}.mp4"`);
    expect(await zip.file(`media/${id}.mp4`)?.async("uint8array")).toEqual(film);
    expect(await rowsIn(zip, "media")).toMatchObject([{ address: `/objects/uploads/${id}`, file: `media/${id}.mp4` }]);
  });

  it("reads a long history page by page, and leaves no secret in it", async () => {
    const member = await Person.member();
    const sets = 1203;
    await db.run(sql`
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sets})
      insert into set_log (user_id, name_key, local_date, set_number, exercise_name, exercise_id, unit, lifted_grams, estimate_grams, at)
      select ${member.id}, 'squat', date('2020-01-01', (i / 10) || ' days'), i % 10, 'Squat', 1, 'kg', 0, 0, 0 from n`);
    const { zip } = await download(member);
    const rows = await rowsIn(zip, "sets");
    expect(new Set(rows.map((row) => `${row.localDate} ${row.setNumber}`)).size).toBe(sets);
    expect((await db.select().from(setLog).where(eq(setLog.userId, member.id))).length).toBe(sets);
    const [own] = await db.select().from(session).where(eq(session.userId, member.id));
    const all = (await Promise.all(Object.values(zip.files).map((file) => file.async("string")))).join("\n");
    expect(all).not.toContain(own?.token);
    expect(all).not.toMatch(/"(password|token|html)":/);
  });

  it("asks for the password, and for a sign-in just now where there is none", async () => {
    const { browser, id } = await newMember();
    expect(await (await browser.send("/api/auth/confirmation")).json()).toEqual({ hasPassword: true, isFresh: true });
    const without = await browser.send("/api/auth/export", { body: {} });
    expect([without.status, (await errorOf(without)).code]).toEqual([422, "PASSWORD_REQUIRED"]);
    const wrong = await browser.send("/api/auth/export", { body: { password: "not the password" } });
    expect(await errorOf(wrong)).toMatchObject({ code: "INVALID_PASSWORD", issues: [{ path: "password" }] });

    await db.run(sql`delete from account where user_id = ${id}`);
    expect((await browser.send("/api/auth/export", { body: {} })).status).toBe(200);
    await db
      .update(session)
      .set({ createdAt: new Date(Date.now() - 16 * 60_000) })
      .where(eq(session.userId, id));
    const stale = await browser.send("/api/auth/export", { body: {} });
    expect([stale.status, (await errorOf(stale)).code]).toEqual([403, "SESSION_NOT_FRESH"]);
  });

  it("is given to the session that has asked, for a while, and so many times", async () => {
    const [member, other] = [await Person.member(), await Person.member()];
    const ask = () => member.post("/api/auth/export");
    const { url } = (await (await ask()).json()) as { url: string };
    expect((await other.get(url)).status).toBe(404);
    const later = url.replace(/(\d)\./, (_, digit) => `${(Number(digit) + 1) % 10}.`);
    expect((await member.get(later)).status).toBe(404);
    expect((await member.get("/api/auth/export/1.2")).status).toBe(404);
    for (let asked = 1; asked < 5; asked += 1) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  });
});
