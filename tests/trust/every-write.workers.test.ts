import { getTableColumns, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeAll, describe, expect, it } from "vitest";
import { errorBodySchema } from "../../worker/contract/errors";
import { RIGHTS } from "../../worker/contract/rights";
import { auditLog } from "../../worker/db/account";
import { schema } from "../../worker/db/client";
import { db } from "../workers/club";
import { CALLS, type Call, type Club, make, newClub } from "../workers/club-calls";
import { cellsWith, danglingReferences } from "../workers/every-row";
import { withoutWaiting } from "../workers/no-waiting";
import { fieldsOf, ROUTES } from "./route-shapes";

const WRITES = ROUTES.filter(({ method, guard }) => method !== "GET" && guard !== "selfGuarded");
const routeNamed = (name: string) => WRITES.find((route) => route.name === name);
const callOf = (name: string): Promise<Call> => {
  const call = CALLS[name];
  if (!call) throw new Error(`${name} has no call`);
  return call(club);
};

withoutWaiting();

let club: Club;
beforeAll(async () => {
  club = await newClub();
});

describe("the calls that these tests make", () => {
  it("are one of every route that writes", () => {
    expect(Object.keys(CALLS).sort()).toEqual(WRITES.map(({ name }) => name).sort());
  });
});

/** Admins' calls that change nothing which others would ask about, and why. */
const UNRECORDED: Record<string, string> = {
  "POST /api/admin/blog/preview": "shows, and stores nothing",
  "POST /api/admin/exercise-library/match": "shows, and stores nothing",
  "POST /api/admin/letters/preview": "shows, and stores nothing",
  "PUT /api/admin/letter-draft": "the admin's own unsaved words",
  "DELETE /api/admin/letter-draft": "the admin's own unsaved words",
  "PUT /api/admin/article-drafts/:id": "the admin's own unsaved words",
  "DELETE /api/admin/article-drafts/:id": "the admin's own unsaved words",
  "PUT /api/admin/weekly-programs/:id/draft": "the admin's own unsaved words",
  "DELETE /api/admin/weekly-programs/:id/draft": "the admin's own unsaved words",
  "POST /api/admin/documents/read-table": "shows, and stores nothing",
  "POST /api/admin/documents/read": "kept with who, when and how it went among the uploads",
  "POST /api/admin/upload-workout": "kept with who, when and how it went among the uploads",
  "PUT /api/admin/upload-batches/:id": "the admin's own list of files",
  "DELETE /api/admin/upload-batches/:id": "the admin's own list of files",
  "PUT /api/admin/upload-batches/:id/files/:sha256": "the admin's own list of files",
  "DELETE /api/admin/upload-batches/:id/files/:sha256": "the admin's own list of files",
  "POST /api/admin/conversations/:id/read": "a mark of how far was read",
  "POST /api/admin/training/seen": "marks of what was looked at",
  "POST /api/admin/training/seen/undo": "marks of what was looked at",
  "PUT /api/admin/training/:id/seen": "a mark of what was looked at",
  "POST /api/admin/exports/:id/parts": "goes on with an export whose beginning is recorded",
  "POST /api/admin/users/:id/history-imports/:import/rows": "goes on with an import whose beginning is recorded",
  "POST /api/admin/users/:id/history-imports/check": "says what a list would do, and does nothing",
  "POST /api/admin/member-imports/check": "says what a list would do, and does nothing",
  "POST /api/admin/run-validation": "reads documents again; its reports say when",
  "POST /api/dev/payments/clock": "not in what is deployed",
  "POST /api/dev/payments/foreign": "not in what is deployed",
  "POST /api/dev/payments/next-renewal": "not in what is deployed",
  "POST /api/dev/payments/cancel": "not in what is deployed",
};
/** What must be in no log: what people write to each other or about somebody, addresses, and what opens a door. */
const PRIVATE = ["content", "notes", "message", "email", "password", "clientSecret", "cvc"];

/** Where the simulator takes the payments; its own test looks for the row. */
const REFUSED_HERE = ["POST /api/admin/first-run/prices"];

describe("what an admin does", () => {
  const deeds = WRITES.filter(({ guard, name }) => guard in RIGHTS && !REFUSED_HERE.includes(name)).map(
    ({ name }) => name,
  );

  it.each(deeds.filter((name) => !UNRECORDED[name]))("is in the audit log: %s", async (name) => {
    const call = await callOf(name);
    const before = new Set((await db.select({ id: auditLog.id }).from(auditLog)).map(({ id }) => id));
    const began = Date.now();
    const answer = await make(name.split(" ")[0] ?? "", call);
    expect(answer.status, await answer.clone().text()).toBeLessThan(300);
    const rows = (await db.select().from(auditLog)).filter(({ id }) => !before.has(id));
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row.actorId).toBe(club.admin.id);
      expect(row.at.getTime()).toBeGreaterThanOrEqual(began);
      expect(row.at.getTime()).toBeLessThanOrEqual(Date.now());
      expect(row.action).toMatch(/^[a-z_-]+(\.[a-z_-]+)+$/);
      expect(row.subject).toMatch(/^[a-z_-]+(:\S+)?$/);
      const detail = JSON.stringify(row.detail);
      expect(detail).not.toContain("@");
      for (const [field, value] of Object.entries((call.body ?? {}) as Record<string, unknown>))
        if (PRIVATE.includes(field) && typeof value === "string") expect(detail).not.toContain(value);
    }
  });

  it.each(deeds.filter((name) => UNRECORDED[name]))("changes nothing that others would ask about: %s", async (name) => {
    const call = await callOf(name);
    const before = await db.$count(auditLog);
    expect((await make(name.split(" ")[0] ?? "", call)).status).toBeLessThan(300);
    expect(await db.$count(auditLog)).toBe(before);
  });
});

/** The names of all columns, as the code and as the database calls them: what somebody might try to set. */
const COLUMNS = new Set(
  Object.values(schema).flatMap((table: unknown) =>
    is(table, SQLiteTable)
      ? Object.entries(getTableColumns(table)).flatMap(([property, { name }]) => [property, name])
      : [],
  ),
);

/** The value with more fields than it may have, in each of its objects. */
function laden(value: unknown, more: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((each) => laden(each, more));
  if (typeof value !== "object" || value === null) return value;
  const own = Object.entries(value).map(([key, inner]) => [key, laden(inner, more)] as const);
  const all = new Map<string, unknown>([...Object.entries(more), ...own]);
  // Own properties, also for the name that assigning would not make one.
  return Object.defineProperties(
    {},
    Object.fromEntries([...all].map(([key, inner]) => [`${key}`, { value: inner, enumerable: true }])),
  );
}

describe("fields that nobody has offered", () => {
  const withBody = WRITES.filter(({ body }) => body).map(({ name }) => name);

  it.each(withBody)("reach neither the database nor any other object: %s", async (name) => {
    const route = routeNamed(name);
    const call = await callOf(name);
    const word = `unasked-${crypto.randomUUID()}`;
    // Fields that are the route's own, at any depth, would not be more.
    const known = new Set(JSON.stringify([call.body, call.also]).match(/"[\w]+"(?=:)/g) ?? []);
    // A call that does not name all its fields would leave some of them out of all tests of this file.
    expect(Object.keys(fieldsOf(route?.body ?? null)).filter((field) => !known.has(`"${field}"`))).toEqual([]);
    for (const field of call.inner ?? []) known.add(`"${field}"`);
    const names = [...COLUMNS, "isAdmin", "admin", "trialDays", "priceId", "amount", "customer", "pinned"];
    const more: Record<string, unknown> = Object.fromEntries(
      names.filter((field) => !known.has(`"${field}"`)).map((field) => [field, word]),
    );
    const polluted = { role: "admin", polluted: word, isPublished: true };
    Object.defineProperty(more, "__proto__", { value: polluted, enumerable: true });
    Object.defineProperty(more, "constructor", { value: { prototype: polluted }, enumerable: true });
    const json = JSON.stringify(laden(call.body, more));
    expect(json).toContain('"__proto__":{"role":"admin"');

    const answer = await make(route?.method ?? "", call, { json });
    const text = await answer.text();
    if (call.answers) expect(answer.status, text).toBe(call.answers);
    else expect(answer.status, text).toBeLessThan(300);
    expect(text).not.toContain(word);
    expect(await cellsWith(word)).toEqual([]);
    const plain = {} as Record<string, unknown>;
    expect([plain.polluted, plain.role, plain.isPublished]).toEqual([undefined, undefined, undefined]);
  });
});

const HOSTILE = (word: string) =>
  `${word}'; DROP TABLE user;-- " OR '1'='1 %27 % _ \\ \u202Eevil\u202C \u{1F469}\u200D\u{1F467} e\u0301 \u{1D4D0} ${word}`;
/** What the database keeps no text after, and what is no character. */
const BROKEN = { "a NUL": "a\0b", "half a character": "a\uD800b" };

/** What must not be left of them: as they were, as JSON has them, and what stands for what could not be stored. */
const SPOILT = ["\0", "\uFFFD", "\\u0000", "\\ud800"];

type Place = (string | number)[];

/** Where texts stand in a body. */
function textsIn(value: unknown, at: Place = []): Place[] {
  if (typeof value === "string") return [at];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...at, Array.isArray(value) ? +key : key]));
}

function withText(value: unknown, [key, ...rest]: Place, text: unknown): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.map((inner, index) => (index === key ? withText(inner, rest, text) : inner));
  return { ...(value as object), [key]: withText((value as Record<string, unknown>)[key], rest, text) };
}

describe("a text", () => {
  const withTexts = WRITES.filter(({ body }) => body).map(({ name }) => name);

  /** Sends it in all fields at once that take any text, and answers where it has been stored. */
  async function sent(name: string, call: Call, text: string): Promise<{ place: string; text: string }[]> {
    const route = routeNamed(name);
    const places = [...textsIn(call.body), ...Object.keys(call.also ?? {}).map((key) => [key])];
    const open = places.filter((place) => route?.body?.safeParse(withText(call.body, place, text)).success);
    const body = open.reduce((all, place) => withText(all, place, text), call.body);
    const answer = await make(route?.method ?? "", { ...call, body });
    const said = await answer.text();
    expect(answer.status, said).toBeLessThan(500);
    if (answer.status >= 400) errorBodySchema.parse(JSON.parse(said));
    expect(said).not.toMatch(/SQLITE|D1_ERROR|\bat \w+ \(/);
    return answer.status < 300 ? cellsWith(text.slice(0, 12)) : [];
  }

  it.each(withTexts)("that is hostile or foreign is kept as it is, or refused: %s", async (name) => {
    const hostile = HOSTILE(crypto.randomUUID());
    for (const { place, text } of await sent(name, await callOf(name), hostile)) {
      // Folded for searching, rendered as HTML, or part of JSON: only what says it as it was typed must say it exactly.
      if (FOLDED.test(place) || text.startsWith("{") || text.startsWith("[")) continue;
      expect([place, text.includes(hostile)]).toEqual([place, true]);
    }
  });

  it.each(withTexts)("that cannot be given back is cleaned or refused, never cut: %s", async (name) => {
    const call = await callOf(name);
    for (const broken of Object.values(BROKEN)) {
      const word = crypto.randomUUID();
      const kept = await sent(name, call, `${word} ${broken} ${word}`);
      expect(kept.filter(({ text }) => SPOILT.some((sign) => text.includes(sign)))).toEqual([]);
      expect(kept.filter(({ place, text }) => !FOLDED.test(place) && !text.includes(`ab ${word}`))).toEqual([]);
    }
  });
});
/** Columns that are made of what was typed: words to search in, mails, HTML. */
const FOLDED = /search|folded|html|_key|sort_name|email_outbox|spelling|\.slug$|address|detail$/;

/** Where a body takes several of something. */
function listsIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    listsIn(each, [...at, Array.isArray(value) ? +key : key]),
  );
  return Array.isArray(value) ? [at, ...inner] : inner;
}
const valueAt = (value: unknown, place: Place): unknown =>
  place.reduce((inner, key) => (inner as Record<string | number, unknown>)[key], value);

/** What may be long, and what bounds it. */
const LARGE: Record<string, string> = {
  "PUT /api/admin/letter-draft": "a whole letter as it is typed: one row an admin, for thirty days",
  "PUT /api/admin/article-drafts/:id": "a whole article as it is typed: one row an article and admin, for thirty days",
  "PUT /api/admin/weekly-programs/:id/draft": "a whole week as it is typed: one row a week and admin, for thirty days",
};

describe("too much of something", () => {
  const withLists = WRITES.filter(({ name, body }) => body && !LARGE[name]).map(({ name }) => name);

  it.each(withLists)("is refused, or is not too much: %s", async (name) => {
    const route = routeNamed(name);
    const call = await callOf(name);
    const whole = { ...(call.body as object), ...call.also };
    const takes = (body: unknown) => route?.body?.safeParse(body).success;
    const long = "x".repeat(200_000);
    /** What is tried on its own comes to the body alone. */
    const put = (place: Place, value: unknown) => {
      const [first = ""] = place;
      const more = call.also?.[first];
      return withText(more === undefined ? call.body : { ...(call.body as object), [first]: more }, place, value);
    };
    const texts = textsIn(whole).map((place) => put(place, long));
    const lists = listsIn(whole).flatMap((place) => {
      const [one] = valueAt(whole, place) as unknown[];
      const each = (n: number) => (typeof one === "string" ? `${one} ${n}` : one);
      return [101, 10_000].map((many) =>
        put(
          place,
          Array.from({ length: many }, (_, n) => each(n)),
        ),
      );
    });
    // What the schema refuses is refused; what it lets through must not be stored, or be little.
    for (const body of [...texts, ...lists].filter(takes)) {
      const answer = await make(route?.method ?? "", { ...call, body });
      expect(answer.status, await answer.text()).toBeLessThan(500);
      if (answer.status < 300) expect(await cellsWith(long.slice(0, 100_000))).toEqual([]);
    }
    expect(lists.filter((body) => JSON.stringify(body).length > 100_000 && takes(body))).toEqual([]);
  });
});

it("leaves everything that points somewhere pointing at something", async () => {
  expect(await danglingReferences()).toEqual([]);
});
