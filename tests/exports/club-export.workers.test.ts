import { env } from "cloudflare:workers";
import { eq, getTableColumns, is, sql } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import JSZip from "jszip";
import { beforeAll, describe, expect, it } from "vitest";
import type { ClubExportState } from "../../worker/contract/exports";
import { auditLog } from "../../worker/db/account";
import { billingAccount } from "../../worker/db/billing";
import { schema } from "../../worker/db/client";
import { clubExport, clubExportPart } from "../../worker/db/exports";
import { exercise } from "../../worker/db/programs";
import { setLog } from "../../worker/db/training";
import { readWeek } from "../../worker/documents/read-week";
import { readWorkout } from "../../worker/documents/read-workout";
import { purgeExports } from "../../worker/features/exports/exports";
import { SECTIONS } from "../../worker/features/exports/sections";
import { db, Person } from "../workers/club";
import { commentOf, messageOf, pictureOf, postOf, weekOf, workoutOf } from "../workers/club-calls";
import { idOf } from "../workers/upload";

let admin: Person;
let member: Person;
beforeAll(async () => {
  [admin, member] = await Promise.all([Person.admin(), Person.member()]);
});

const json = async <T>(answer: Promise<Response>): Promise<T> => {
  const given = await answer;
  if (given.status >= 300) throw new Error(`${given.status} ${await given.text()}`);
  return (await given.json()) as T;
};
/** Whoever has no password, as those of the tests, has signed in just now. */
const start = () => json<ClubExportState>(admin.post("/api/admin/exports"));
const part = (id: string, number: number) =>
  json<ClubExportState>(admin.post(`/api/admin/exports/${id}/parts`, { number }));

async function packed(): Promise<ClubExportState> {
  let state = await start();
  while (!state.ready) state = await part(state.id, state.parts);
  return state;
}

async function unpack(id: string): Promise<JSZip> {
  const answer = await admin.get(`/api/admin/exports/${id}/download`);
  expect(answer.status).toBe(200);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(answer.headers.get("content-length")).toBe(String(bytes.length));
  return JSZip.loadAsync(bytes, { checkCRC32: true });
}
const textIn = async (zip: JSZip, name: string) => (await zip.file(name)?.async("string")) ?? "";
const rowsIn = async (zip: JSZip, name: string) =>
  JSON.parse(await textIn(zip, `data/${name}.json`)) as Record<string, unknown>[];

/** Tables that no export has, and why. */
const LEFT_OUT: Record<string, string> = {
  ...Object.fromEntries(
    ["account", "session", "verification", "passkey", "push_subscription", "calendar_feed", "idempotent_call"].map(
      (name) => [name, "opens doors"],
    ),
  ),
  ...Object.fromEntries(
    ["member_entry", "member_count", "member_leaving", "revenue", "revenue_total", "revenue_change", "training_tally"]
      .concat([
        "training_day",
        "training_load",
        "progress_total",
        "training_session",
        "session_exercise",
        "upload_tally",
      ])
      .concat(["written_text", "library_base", "exercise_spelling", "video_link", "media_leftover", "billing_price"])
      .map((name) => [name, "worked out of the rest"]),
  ),
  ...Object.fromEntries(
    ["notice", "notice_actor", "notice_read", "notice_preference", "email_outbox", "stripe_event", "failure"]
      .concat(["dead_letter", "found_look", "account_closure", "billing_checkout", "trial_claim", "simulator_state"])
      .concat(["validation_run", "validation_run_item", "upload_batch", "upload_batch_item", "program_draft"])
      .concat([
        "site_draft",
        "article_draft",
        "letter_draft",
        "community_reader",
        "club_export",
        "club_export_part",
        "member_import",
        "member_import_row",
        "history_import_row",
      ])
      .map((name) => [name, "the product's own running"]),
  ),
  ...Object.fromEntries(
    ["coach_document", "document_layout", "upload_attempt", "validation_rule", "validation_settings"]
      .concat(["validation_report", "program_version", "blog_former_slug", "gift_guest"])
      .concat(["gift_settings"])
      .map((name) => [name, "how the product was used and set up"]),
  ),
};

/** The health of members is theirs: no file of the whole club has it. */
LEFT_OUT.injury = "health";
LEFT_OUT.injury_word = "health";
LEFT_OUT.first_week_health = "health";
LEFT_OUT.first_week_card = "how the product was used and set up";
LEFT_OUT.first_week_setting = "how the product was used and set up";

describe("the export of the club", () => {
  it("knows every table, as one that is packed or one with a reason", () => {
    const tables = Object.values(schema).flatMap((value: unknown) =>
      is(value, SQLiteTable) ? [getTableConfig(value).name] : [],
    );
    const known = new Set([...SECTIONS.map(({ table }) => getTableConfig(table).name), ...Object.keys(LEFT_OUT)]);
    expect(tables.filter((name) => !known.has(name))).toEqual([]);
    expect([...known].filter((name) => !tables.includes(name))).toEqual([]);
  });

  it("packs rows, documents that are read back exactly, articles, the community, messages and files", async () => {
    const week = await weekOf(null, "Comp Week");
    await db.update(exercise).set({ description: "Slow", load: "24 kg" }).where(eq(exercise.id, week.exercise));
    const workout = await workoutOf({ admin, member }, { title: "Sled & Rope" });
    const post = await postOf(member, "=HYPERLINK(1)");
    await commentOf(member, "Nice");
    await messageOf(member, "A question, coach");
    const article = await json<{ slug: string }>(
      admin.post("/api/admin/blog", {
        title: 'Sleep "well"',
        slug: "sleep-well",
        content: "Sleep **well**.",
        tags: ["rest"],
      }),
    );
    const picture = idOf(await pictureOf(member));
    await db.insert(billingAccount).values({ userId: member.id, customerId: "cus_1", subscriptionId: "sub_1" });

    const state = await packed();
    expect(state.tally.filter(({ done, total }) => done !== total)).toEqual([]);
    const zip = await unpack(state.id);
    expect(await rowsIn(zip, "members")).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: member.id, email: `${member.id}@example.com` })]),
    );
    expect(await rowsIn(zip, "subscriptions")).toMatchObject([{ customerId: "cus_1", subscriptionId: "sub_1" }]);
    expect(await rowsIn(zip, "messages")).toMatchObject([{ content: "A question, coach" }]);
    expect((await rowsIn(zip, "posts")).map(({ id }) => id)).toContain(post.id);
    expect(await textIn(zip, "data/posts.csv")).toContain("'=HYPERLINK(1)");
    expect(await rowsIn(zip, "comments")).toMatchObject([{ content: "Nice" }]);

    const names = Object.keys(zip.files);
    const [base = ""] = names.filter((name) => name.endsWith("comp-week.json")).map((name) => name.slice(0, -5));
    const bytesOf = async (name: string) => (await zip.file(name)?.async("uint8array")) ?? new Uint8Array();
    const stored = JSON.parse(await textIn(zip, `${base}.json`));
    for (const type of ["docx", "xlsx"]) {
      const { draft } = await readWeek(await bytesOf(`${base}.${type}`), `week.${type}`);
      expect(stored).toMatchObject(draft);
      expect(draft.days[0]?.sections[0]?.exercises[0]).toMatchObject({ description: "Slow", load: "24 kg" });
      const single = await readWorkout(await bytesOf(`workouts/${workout.id}-sled-rope.${type}`), `w.${type}`);
      expect(single.draft.title).toBe("Sled & Rope");
      expect(JSON.parse(await textIn(zip, `workouts/${workout.id}-sled-rope.json`))).toMatchObject(single.draft);
    }
    expect(await textIn(zip, `articles/${article.slug}.md`)).toMatch(
      /^---\ntitle: "Sleep \\"well\\""\n[\s\S]*tags: \["rest"\]\n[\s\S]*---\n\nSleep \*\*well\*\*\.\n$/,
    );
    expect(names.filter((name) => name.startsWith(`media/${picture}.`))).toHaveLength(1);
    expect(names.some((name) => /password|session|passkey|push/.test(name))).toBe(false);
    const subject = `club_export:${state.id}`;
    const told = await db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(auditLog.at);
    expect(told.map(({ action, actorId }) => [action, actorId])).toEqual([
      ["club.export", admin.id],
      ["club.export_download", admin.id],
    ]);
  });

  it("goes on with a table over several files and parts, and loses no row", async () => {
    const rows = 4000;
    await db.run(sql`insert into set_log (user_id, name_key, local_date, set_number, exercise_name, exercise_id, unit,
        lifted_grams, estimate_grams, at)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${rows})
      select ${member.id}, 'row', date('2020-01-01', '+' || (i / 4) || ' days'), i % 4 + 1, 'Row', 0, 'kg', 0, 0, 0 from n`);
    const state = await packed();
    expect(state.parts).toBeGreaterThan(2);
    const zip = await unpack(state.id);
    const files = Object.keys(zip.files).filter((name) => /^data\/sets(-\d)?\.json$/.test(name));
    expect(files).toEqual(["data/sets.json", "data/sets-2.json", "data/sets-3.json"]);
    const all = (await Promise.all(files.map((name) => textIn(zip, name)))).flatMap((text) => JSON.parse(text));
    expect(new Set(all.map((row) => `${row.localDate} ${row.setNumber}`)).size).toBe(rows);
    expect(Object.keys(all[0])).toEqual(Object.keys(getTableColumns(setLog)));
  });

  it("packs a part once: the same number again changes nothing, one ahead is refused", async () => {
    const { id } = await start();
    const first = await part(id, 0);
    expect(first.parts).toBe(1);
    expect(await part(id, 0)).toEqual(first);
    expect((await admin.post(`/api/admin/exports/${id}/parts`, { number: 7 })).status).toBe(409);
    expect(await db.$count(clubExportPart, eq(clubExportPart.exportId, id))).toBe(1);
    if (!first.ready) expect((await admin.get(`/api/admin/exports/${id}/download`)).status).toBe(409);
  });

  it("is an admin's alone, behind who they are, and gone after a day with its bytes", async () => {
    for (const person of [member, await Person.coach()]) {
      expect((await person.get("/api/admin/exports")).status).toBe(403);
      expect((await person.post("/api/admin/exports")).status).toBe(403);
    }
    const { id } = await packed();
    expect((await env.MEDIA.list({ prefix: `exports/${id}/` })).objects.length).toBeGreaterThan(0);
    await purgeExports(env, db, new Date(Date.now() + 23 * 3_600_000));
    expect(await db.$count(clubExport, eq(clubExport.id, id))).toBe(1);
    await purgeExports(env, db, new Date(Date.now() + 25 * 3_600_000));
    expect(await db.$count(clubExport)).toBe(0);
    expect((await env.MEDIA.list({ prefix: "exports/" })).objects).toEqual([]);
    expect((await admin.get(`/api/admin/exports/${id}/download`)).status).toBe(404);
  });
});
