import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { brand } from "../../worker/contract/brand";
import { addDays, localDate } from "../../worker/contract/calendar";
import { PAGE_MAX } from "../../worker/contract/paging-limits";
import { RIGHTS } from "../../worker/contract/rights";
import { auditLog, session, user } from "../../worker/db/account";
import { billingAccount } from "../../worker/db/billing";
import { bookCustomer, bookInvoice } from "../../worker/db/books";
import { libraryExercise } from "../../worker/db/exercises";
import { coachDocument, type StoredReading, uploadAttempt } from "../../worker/db/imports";
import { letter, letterRecipient } from "../../worker/db/letters";
import { notice } from "../../worker/db/notices";
import { completion } from "../../worker/db/progress";
import { exerciseSwap } from "../../worker/db/training";
import { validationReport } from "../../worker/db/validation";
import { workout } from "../../worker/db/workouts";
import { db, Person } from "../workers/club";
import {
  type Club,
  commentOf,
  competitionOf,
  consultationOf,
  cueOf,
  historyOf,
  historyRow,
  injuryOf,
  make,
  messageOf,
  moveOf,
  newClub,
  noteOf,
  payer,
  pictureOf,
  postOf,
  rollOf,
  weekOf,
  workoutOf,
} from "../workers/club-calls";
import { everyRow } from "../workers/every-row";
import { addressFor, bytesOf, idOf, put } from "../workers/upload";
import { fieldsOf, ROUTES, type Route } from "./route-shapes";

const READS = ROUTES.filter(({ method, guard }) => method === "GET" && guard !== "selfGuarded");
/** What only members write to the coach, do or are told; no answer to anybody else may have it. */
const SECRET = `secret-${crypto.randomUUID()}`;

let club: Club;
let others: Record<"visitor" | "member" | "lapsed", Person>;
let own: Awaited<ReturnType<typeof thingsOf>>;

beforeAll(async () => {
  club = await newClub();
  const [member, lapsed] = await Promise.all([Person.member(), Person.lapsed()]);
  others = { visitor: Person.visitor, member, lapsed };
  own = await thingsOf(club);
});

/** One of everything that a member can have. */
async function thingsOf(whose: Club) {
  const { admin, member } = whose;
  const post = await postOf(member, "Open to the club");
  const comment = await commentOf(member, "Open as well");
  await admin.post(`/api/community/posts/${post.id}/reactions`, { reactionType: "fire" });
  await messageOf(member, SECRET);
  await noteOf(whose, SECRET);
  await consultationOf({ message: `I would like to train. ${SECRET}` });
  const week = await weekOf(member.id, SECRET);
  const done = await workoutOf(whose);
  const draft = await workoutOf(whose, { title: SECRET, isPublished: false });
  await member.post(`/api/workouts/${done.id}/complete`, { notes: SECRET });
  const [opened] = await db.select().from(session).where(eq(session.userId, member.id));
  const [told] = await db.select().from(notice).where(eq(notice.userId, member.id));
  const [trained] = await db.select().from(completion).where(eq(completion.userId, member.id));
  const { url } = (await (await member.post("/api/auth/export")).json()) as { url: string };
  return {
    post: post.id,
    comment: comment.id,
    week,
    draft,
    session: opened?.id ?? "",
    notice: told?.id ?? 0,
    completion: trained?.id ?? 0,
    ticket: url.split("/").at(-1) ?? "",
    swap: await swapOf(member.id),
    roll: (await rollOf(whose, SECRET)).id,
    injury: (await injuryOf(whose, SECRET)).id,
    competition: (await competitionOf(whose, SECRET)).id,
    cue: (await cueOf(whose, SECRET)).id,
    move: await moveOf(whose),
    letter: await letterTo(member),
    log: (await historyOf(whose)).id,
    picture: idOf(await pictureOf(member)),
    address: await addressFor(member),
  };
}

/** A letter that has reached a member. */
async function letterTo({ id: userId }: Person): Promise<number> {
  const at = new Date();
  const audience = { to: "chosen" as const, ids: [userId] };
  const [row] = await db
    .insert(letter)
    .values({ subject: SECRET, content: SECRET, audience, state: "sent", createdAt: at, sendAt: at })
    .returning();
  await db.insert(letterRecipient).values({ letterId: row?.id ?? 0, userId, outcome: "mailed", at });
  return row?.id ?? 0;
}

async function swapOf(userId: string): Promise<number> {
  const at = new Date();
  const entries = await db
    .insert(libraryExercise)
    .values(["Yoke Walk", "Sled Drag"].map((name) => ({ name, sortName: name, createdAt: at, updatedAt: at })))
    .returning();
  const [exerciseId = 0, substituteId = 0] = entries.map(({ id }) => id);
  const names = { exerciseName: "Yoke Walk", substituteName: "Sled Drag" };
  const [row] = await db
    .insert(exerciseSwap)
    .values({ userId, exerciseId, substituteId, ...names, reason: "kit", standing: true, localDate: "2026-01-05", at })
    .returning();
  return row?.id ?? 0;
}

const JSON_BODY: Record<string, unknown> = {
  "POST /api/daily-workouts/:id/complete": { workoutType: "equipment" },
  "POST /api/user/history-imports/:id/rows": { rows: [historyRow()] },
  "PUT /api/user/week-plan/moves/:id": { date: null },
  "PUT /api/user/rolls/:id": { minutes: 1, effort: 1, gi: false },
  "PUT /api/user/competitions/:id": { date: addDays(localDate(new Date(), "UTC"), 3), name: "Mine now", gi: false },
  "PUT /api/user/lift-cues/:id": { ticked: true },
  "PUT /api/user/progress/:id/note": { notes: "Not theirs." },
  "PUT /api/exercises/:id/log": { sets: [{ load: 100, unit: "kg", reps: 5, effort: null }] },
  "PUT /api/exercises/:id/swap": { substitute: null },
  "POST /api/daily-workouts/:id/comments": { content: "Mine now" },
  "POST /api/workouts/:id/comments": { content: "Mine now" },
  "PUT /api/community/posts/:id": { content: "Mine now" },
  "PUT /api/community/comments/:id": { content: "Mine now" },
};

/** What stands in the address of each call that is not only for admins, so that it means something of another member's. */
const FOREIGN: Record<string, () => string | number> = {
  "GET /api/weekly-programs/:id": () => own.week.id,
  "GET /api/weekly-programs/:id/training": () => own.week.id,
  "POST /api/daily-workouts/:id/complete": () => own.week.day,
  "PUT /api/exercises/:id/log": () => own.week.exercise,
  "PUT /api/exercises/:id/swap": () => own.week.exercise,
  "DELETE /api/user/swaps/:id": () => own.swap,
  "DELETE /api/user/injuries/:id": () => own.injury,
  "PUT /api/user/rolls/:id": () => own.roll,
  "DELETE /api/user/rolls/:id": () => own.roll,
  "PUT /api/user/competitions/:id": () => own.competition,
  "DELETE /api/user/competitions/:id": () => own.competition,
  "PUT /api/user/lift-cues/:id": () => own.cue,
  "PUT /api/user/week-plan/moves/:id": () => own.week.day,
  "DELETE /api/user/week-plan/moves/:id": () => own.move,
  "GET /api/daily-workouts/:id/comments": () => own.week.day,
  "POST /api/daily-workouts/:id/comments": () => own.week.day,
  "GET /api/workouts/:id/comments": () => own.draft.id,
  "POST /api/workouts/:id/comments": () => own.draft.id,
  "GET /api/exercises/:id/answers": () => own.week.exercise,
  "GET /api/exercises/:id/history": () => own.week.exercise,
  "GET /api/letters/:id": () => own.letter,
  "POST /api/user/history-imports/:id/rows": () => own.log,
  "POST /api/user/history-imports/:id/undo": () => own.log,
  "GET /api/workouts/:id": () => own.draft.id,
  "GET /api/workouts/:id/training": () => own.draft.id,
  "POST /api/workouts/:id/complete": () => own.draft.id,
  "PUT /api/user/progress/:id/note": () => own.completion,
  "DELETE /api/user/progress/:id": () => own.completion,
  "GET /api/messages/conversation/:id": () => club.member.id,
  "POST /api/notices/:id/read": () => own.notice,
  "PUT /api/community/posts/:id": () => own.post,
  "DELETE /api/community/posts/:id": () => own.post,
  "PUT /api/community/comments/:id": () => own.comment,
  "DELETE /api/community/comments/:id": () => own.comment,
  "GET /objects/uploads/:filename": () => own.picture,
  "DELETE /api/auth/sessions/:id": () => own.session,
  "GET /api/auth/export/:ticket": () => own.ticket,
};

/** Addresses that are open to whoever may ask at all, and why. */
const SHARED: Record<string, string> = {
  "GET /api/community/posts/:id": "the club's",
  "POST /api/community/posts/:id/reactions": "the club's",
  "POST /api/community/posts/:id/report": "the club's",
  "GET /api/community/posts/:id/comments": "the club's",
  "POST /api/community/posts/:id/comments": "the club's",
  "POST /api/community/comments/:id/report": "the club's",
  "GET /api/blog/:slug": "everybody's",
  "GET /api/calendar/:file": "whoever has its secret; tried with the week plan's tests",
  "GET /api/gifts/:code": "whoever has its code: it says a first name, and what it gives",
  "GET /blog/:slug": "everybody's",
  "PUT /objects/uploads/:filename": "tried below, with its bytes",
  "GET /api/dev/payments/intents/:id": "not in what is deployed",
  "POST /api/dev/payments/intents/:id/confirm": "not in what is deployed",
  "GET /dev/outbox/:id": "not in what is deployed",
};

describe("what is somebody else's", () => {
  const addressed = ROUTES.filter(({ guard, path }) => !(guard in RIGHTS) && path.includes("/:"));

  it("has a place in these tests for every address with a part that varies", () => {
    const known = [...Object.keys(FOREIGN), ...Object.keys(SHARED)].sort();
    expect(known).toEqual(addressed.map(({ name }) => name).sort());
  });

  it.each(Object.keys(FOREIGN))("is not there for others: %s", async (name) => {
    const [method = "", pattern = ""] = name.split(" ");
    const at = (id: string | number) => pattern.replace(/:\w+/, String(id));
    const body = JSON_BODY[name] ?? (method === "GET" || method === "DELETE" ? undefined : {});
    const before = await everyRow();
    for (const [who, person] of Object.entries(others)) {
      const answer = await person.call(method, at(FOREIGN[name]?.() ?? ""), body);
      const text = await answer.text();
      expect([401, 403, 404], `${who}: ${answer.status} ${text}`).toContain(answer.status);
      expect(text).not.toContain(SECRET);
      // Neither does the refusal tell that it exists.
      if (answer.status === 404) {
        const nothing = await person.call(method, at(unknownLike(FOREIGN[name]?.())), body);
        expect([nothing.status, await nothing.text()]).toEqual([404, text]);
      }
    }
    expect(await everyRow()).toEqual(before);
  });

  it("cannot be put in somebody's place at an address for an upload, nor twice, nor by a visitor", async () => {
    const { address } = own;
    for (const person of Object.values(others))
      expect([401, 403]).toContain((await put(person, address, bytesOf("jpeg"))).status);
    expect((await put(club.member, address, bytesOf("jpeg"))).status).toBe(200);
    expect([403, 409]).toContain((await put(club.member, address, bytesOf("png"))).status);
  });

  it.each(READS.filter(({ guard, path }) => !(guard in RIGHTS) && !/[:*]|^\/dev\//.test(path)).map(({ path }) => path))(
    "is in no answer to others: GET %s",
    async (path) => {
      for (const person of Object.values(others)) {
        const asked = `?userId=${club.member.id}&id=${club.member.id}&memberId=${club.member.id}`;
        for (const more of person === others.member ? ["", asked] : [""]) {
          const text = await (await person.get(path + more)).text();
          expect(text).not.toContain(SECRET);
          expect(text).not.toContain(`${club.member.id}@`);
        }
      }
    },
  );

  it("is no membership that a call could mean, whatever it names", async () => {
    const [paying, other] = [await payer(), await payer()];
    const account = await db.select().from(billingAccount).where(eq(billingAccount.userId, other.id)).get();
    expect(account?.subscriptionId).toBeTruthy();
    const theirs = { userId: other.id, subscriptionId: account?.subscriptionId, customerId: account?.customerId };
    const path = `/api/subscription/cancel?${new URLSearchParams(theirs as Record<string, string>)}`;
    const answer = await make("POST", { by: paying, path, body: { ...theirs, customer: account?.customerId } });
    expect(await answer.json()).toMatchObject({ cancelAtPeriodEnd: true });
    expect(await (await other.get("/api/subscription")).json()).toMatchObject({ cancelAtPeriodEnd: false });
  });

  it("is in the answers to whom it belongs, so that looking for it means something", async () => {
    const seen = await Promise.all(
      ["/api/messages", "/api/weekly-programs"].map(async (path) =>
        (await (await club.member.get(path)).text()).includes(SECRET),
      ),
    );
    expect(seen).toEqual([true, true]);
  });
});

/** Nothing's name, made like this one. */
function unknownLike(id: string | number | undefined): string {
  if (typeof id === "number") return "987654321";
  return String(id).replace(/[0-9a-f]/g, (sign) => (sign === "0" ? "1" : "0"));
}

const HOSTILE = ["' OR 1=1--", '";drop table user;--', "1;drop", "a\u0000b", "%_\\%", "_".repeat(60), "__proto__"];

const QUERY_PARTS = ["search", "cursor", "limit", "sort", "order", "timeRange", "range", "status", "filter"];
const address = ({ path }: Route) => path.replace(/:\w+/g, "999999").replace("/*", "/");

describe("a question", () => {
  const asked = READS.filter(({ path }) => path.startsWith("/api/") && path !== "/api/logout");

  let before: Record<string, string>;
  beforeAll(async () => {
    before = await everyRow();
  });

  it.each(asked)("with anything in its fields is answered or refused: $name", async (route) => {
    // Limits and pages are asked for below.
    const own = Object.keys(fieldsOf(route.query)).filter((field) => field !== "limit" && field !== "cursor");
    const foreign = QUERY_PARTS.filter((field) => !(field in fieldsOf(route.query)));
    const questions = [
      ...own.flatMap((field) => HOSTILE.map((value) => ({ [field]: value }))),
      ...HOSTILE.slice(0, 2).map((value) => Object.fromEntries(foreign.map((field) => [field, value]))),
    ];
    for (const question of questions) {
      const query = new URLSearchParams({ ...REQUIRED[route.name], ...question });
      const answer = await make("GET", { by: club.admin, path: `${address(route)}?${query}` });
      const text = await answer.text();
      expect(answer.status, `${query}: ${text.slice(0, 300)}`).toBeLessThan(500);
      expect(text).not.toMatch(/SQLITE|D1_ERROR/);
      // Words that nothing has find nothing: nobody's `OR` and no wildcard opens the list.
      const isJson = answer.headers.get("content-type")?.startsWith("application/json");
      if (own.includes("search") && question.search && answer.status === 200 && isJson)
        expect([question, JSON.parse(text)]).toEqual([question, []]);
    }
  });

  it("changes nothing but how long the session of who asks lasts", async () => {
    // Nor that this machine's payment simulator exists from the first question on.
    const besides = { session: "", simulator_state: "" };
    // Who takes the list of members out of the house is written down.
    const isTaken = eq(auditLog.action, "member.export");
    expect(await db.select().from(auditLog).where(isTaken)).not.toEqual([]);
    await db.delete(auditLog).where(isTaken);
    expect({ ...(await everyRow()), ...besides }).toEqual({ ...before, ...besides });
  });
});

/** Fields without which the call is refused before anything is looked at. */
const REQUIRED: Record<string, Record<string, string>> = {
  "GET /api/admin/attention/members": { kind: "idle" },
  "GET /api/admin/blog/slug": { slug: "sleep" },
  "GET /api/billing/coupon": { code: "OSS20" },
  "GET /api/admin/numbers/changes": { list: "joined" },
};

describe("a list", () => {
  const lists = READS.filter(({ query }) => fieldsOf(query).limit);

  beforeAll(async () => {
    const [now, isPublished] = [new Date(), true];
    for (let made = 0; made < PAGE_MAX + 2; made += 1)
      await db.insert(workout).values({ title: `Session ${made}`, isPublished, createdAt: now, updatedAt: now });
  });

  it("is every call with a limit", () => {
    expect(lists.length).toBeGreaterThan(20);
  });

  it.each(lists)("takes any limit for one that it has, or refuses it: $name", async (route) => {
    for (const limit of ["-1", "0", "1e9", "NaN", "1;drop", "2.5", "9".repeat(400)]) {
      const query = new URLSearchParams({ ...REQUIRED[route.name], limit });
      const answer = await make("GET", { by: club.admin, path: `${address(route)}?${query}` });
      expect([200, 400, 404], `${limit}: ${answer.status}`).toContain(answer.status);
      const rows = (await answer.json()) as unknown[];
      if (answer.status === 200 && Array.isArray(rows)) expect(rows.length).toBeLessThanOrEqual(100);
    }
  });

  it.each(lists.filter(({ query }) => fieldsOf(query).cursor))("refuses a page that is none: $name", async (route) => {
    for (const cursor of [
      "garbage",
      "-1.5",
      "1.1;drop",
      "999999999999999999999.1",
      "NaN.NaN",
      "a\u0000",
      "{}",
      "1.2.3",
    ]) {
      const query = new URLSearchParams({ ...REQUIRED[route.name], cursor });
      const answer = await make("GET", { by: club.admin, path: `${address(route)}?${query}` });
      const text = await answer.text();
      expect([400, 404], `${cursor}: ${answer.status} ${text.slice(0, 200)}`).toContain(answer.status);
    }
    // The farthest that has the form of one.
    const query = new URLSearchParams({ ...REQUIRED[route.name], cursor: "999999999999999.999999999999" });
    expect((await make("GET", { by: club.admin, path: `${address(route)}?${query}` })).status).toBeLessThan(500);
  });

  it("gives no page longer than its longest", async () => {
    const rows = (await (await club.admin.get("/api/admin/workouts?limit=1e9")).json()) as unknown[];
    expect(rows).toHaveLength(PAGE_MAX);
  });
});

describe("a table for spreadsheets", () => {
  const FORMULAS = [
    "=cmd|' /C calc'!A0",
    "+1+1",
    "-1+1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "  =1",
    '=HYPERLINK("http://evil.test")',
  ];
  const NOTHING = { kind: "workout", draft: { title: "", exercises: [] }, notes: [] } as unknown as StoredReading;
  const cellsOf = (csv: string) =>
    [...csv.slice(1).matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(([, quoted, plain]) =>
      (quoted ?? plain ?? "").replaceAll('""', '"'),
    );

  it("has no cell that is a formula, whatever somebody or something is called", async () => {
    const now = new Date();
    // Uploads are counted by the day of the site.
    const today = localDate(now, brand.timeZone);
    for (const [n, formula] of FORMULAS.entries()) {
      const coach = await Person.admin();
      await db
        .update(user)
        .set({ firstName: formula, email: `${formula}@example.com` })
        .where(eq(user.id, coach.id));
      const file = { fileName: `${formula}.docx`, kind: "workout", sizeBytes: 1 } as const;
      const [kept] = await db
        .insert(coachDocument)
        .values({
          ...file,
          objectKey: "none",
          reading: NOTHING,
          id: `document-${n}`,
          sha256: `${n}`.padStart(64, "0"),
          uploadedBy: coach.id,
          uploadedAt: now,
        })
        .returning();
      await db.insert(validationReport).values({
        id: `report-${n}`,
        documentId: kept?.id ?? "",
        documentName: formula,
        status: "failed",
        ...{ totalRules: 1, passedRules: 0, failedRules: 1, warningRules: 0, rulesVersion: 1, at: now },
        issues: [{ ruleName: formula, severity: "error", message: formula, suggestion: formula, place: formula }],
      });
      await db.insert(uploadAttempt).values({
        ...{
          ...file,
          id: `attempt-${n}`,
          at: now,
          userId: coach.id,
          fileType: formula,
          errorCode: formula,
          day: today,
        },
        ...{ processingMs: 1, exerciseCount: 1, hour: 3 },
      });
      const customerId = `cus_${n}`;
      await db.insert(bookCustomer).values({ id: customerId, userId: coach.id });
      await db.insert(bookInvoice).values({
        ...{ id: `in_${n}`, customerId, number: formula, status: formula, reason: "manual", description: formula },
        ...{ currency: "usd", country: formula, totalCents: 1, taxCents: 0, paidCents: 0, openCents: 1 },
        ...{ createdAt: now, token: 1 },
      });
    }
    const tables = [];
    for (const { path } of READS.filter((route) => route.path.startsWith("/api/admin/") && !route.path.includes(":"))) {
      const answer = await make("GET", { by: club.admin, path });
      if (!answer.headers.get("content-type")?.startsWith("text/csv")) continue;
      const cells = cellsOf(await answer.text());
      tables.push(path);
      expect(cells.filter((cell) => cell.includes("SUM(A1)")).length, path).toBeGreaterThan(0);
      expect(cells.filter((cell) => /^\s*[=+@]|^\s*-\D|^-\d+\D|^[\t\r]/.test(cell))).toEqual([]);
    }
    expect(tables.sort()).toEqual([
      "/api/admin/export-analytics",
      "/api/admin/members/export",
      "/api/admin/numbers/invoices.csv",
      "/api/admin/validation-reports/export",
    ]);
  });
});

describe("a part of an address", () => {
  const addressed = ROUTES.filter(
    ({ path, guard }) => path.startsWith("/api/") && path.includes("/:") && guard !== "selfGuarded",
  );
  let before: Record<string, string>;
  beforeAll(async () => {
    before = await everyRow();
  });

  it.each(addressed)("that is hostile names nothing: $name", async (route) => {
    for (const value of ["' OR 1=1--", "%_\\%", "a\u0000b", "1e3", "-1", "9".repeat(30)]) {
      const path = route.path.replace(/:\w+/g, encodeURIComponent(value));
      const answer = await make(route.method, { by: club.admin, path, body: route.body ? {} : undefined });
      const text = await answer.text();
      // Nobody has no notes and no invoices.
      if (answer.status === 200) expect(text).toBe("[]");
      else expect([400, 404, 409, 422], `${value}: ${answer.status} ${text.slice(0, 200)}`).toContain(answer.status);
      expect(text).not.toMatch(/SQLITE|D1_ERROR/);
    }
  });

  it("and changes nothing", async () => {
    expect(await everyRow()).toEqual(before);
  });
});

describe("somebody whose session was open when", () => {
  const guarded = ROUTES.filter(({ guard }) => guard === "signedIn" || guard === "subscriber" || guard in RIGHTS);
  const refusals = async (person: Person, routes: Route[]) => {
    const statuses = new Set<number>();
    for (const route of routes) {
      const body = route.method === "GET" || route.method === "DELETE" ? undefined : {};
      statuses.add((await person.call(route.method, address(route), body)).status);
    }
    return [...statuses];
  };

  it("they were made less than an admin is refused by every call of admins at once", async () => {
    const person = await Person.admin();
    expect((await person.get("/api/admin/users")).status).toBe(200);
    await db.update(user).set({ role: "user" }).where(eq(user.id, person.id));
    expect(
      await refusals(
        person,
        guarded.filter(({ guard }) => guard in RIGHTS),
      ),
    ).toEqual([403]);
  });

  it("their account was closed is nobody to every call at once", async () => {
    const person = await Person.admin();
    await db.update(user).set({ banned: true }).where(eq(user.id, person.id));
    expect(await refusals(person, guarded)).toEqual([401]);
  });

  it("their account was deleted is nobody to every call at once", async () => {
    const person = await Person.member();
    expect((await person.post("/api/auth/delete-account", { confirmation: "DELETE" })).status).toBe(200);
    expect(await refusals(person, guarded)).toEqual([401]);
  });
});
