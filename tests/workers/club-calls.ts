import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { DAY_MS, localDate } from "../../worker/contract/calendar";
import type { FirstRun } from "../../worker/contract/first-run";
import type { SiteState } from "../../worker/contract/site-content";
import { session } from "../../worker/db/account";
import { libraryExercise } from "../../worker/db/exercises";
import { deadLetter, failure } from "../../worker/db/health";
import { notice } from "../../worker/db/notices";
import { dailyWorkout, exercise, weeklyProgram } from "../../worker/db/programs";
import { trainingSession } from "../../worker/db/training";
import type { Env } from "../../worker/http/env";
import worker from "../../worker/index";
import { workoutDocument } from "../documents/workout-document";
import { someEmail } from "./browser";
import { db, ORIGIN, Person } from "./club";
import { deskOf, draftFirstWeek, healthAnswersOf, offerFirstWeek } from "./first-week";
import { bytesOf } from "./upload";

/** The key pair of RFC 8291's example: without one no pushes are sent at all. */
const VAPID: Record<string, string> = {
  VAPID_PUBLIC_KEY: "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
  VAPID_PRIVATE_KEY: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  VAPID_SUBJECT: "mailto:coach@example.com",
};

/** The settings of the tests, with every limit as this says it; undefined is the product's own. */
export const withRateLimits = (limit: (name: string) => string | undefined) =>
  new Proxy(env as unknown as Record<string, unknown>, {
    get: (settings, property) => {
      const name = String(property);
      return (name.startsWith("RATE_LIMIT_") ? limit(name) : VAPID[name]) ?? settings[name];
    },
  }) as unknown as Env;
const GENEROUS = withRateLimits((name) => (name === "RATE_LIMIT_ADDRESS_FACTOR" ? undefined : "900000/60"));

const siteNow = async () => {
  const admin = await Person.admin();
  return (await (await admin.get("/api/admin/site")).json()) as SiteState;
};
const siteDrafted = async () => {
  const { since, content } = await siteNow();
  const admin = await Person.admin();
  const saved = await admin.put("/api/admin/site/draft", { since, content: { ...content, tagline: "Roll on." } });
  return (await saved.json()) as SiteState;
};

/** A call of somebody's. */
export type Call = {
  by: Person;
  path: string;
  body?: unknown;
  /** Fields that the body could have too, but that would not go with the others; to be tried on their own. */
  also?: Record<string, unknown>;
  /** Fields of the objects inside, which the body does not show. */
  inner?: string[];
  /** The answer, where the call cannot succeed: a link that is not known, a password that is wrong. */
  answers?: number;
};

type Way = {
  /** Sent as it is, for what no object can say. */
  json?: string;
  headers?: Record<string, string>;
  /** Else no limit is ever used up. */
  settings?: Env;
};

/** Makes the call, and waits for what it does after its answer. */
export async function make(method: string, { by, path, body }: Call, way: Way = {}): Promise<Response> {
  const isFile = body instanceof Uint8Array;
  const isForm = body instanceof FormData;
  const sent = way.json ?? (isFile || isForm ? body : JSON.stringify(body));
  const headers = new Headers(way.headers);
  if (by.cookie) headers.set("cookie", by.cookie);
  if (method !== "GET") headers.set("origin", ORIGIN);
  if (sent !== undefined && !isForm) headers.set("content-type", isFile ? "image/jpeg" : "application/json");
  if (isFile) headers.set("content-length", String(body.length));
  const init = {
    method,
    redirect: "manual",
    headers,
    ...(sent === undefined ? {} : { body: sent as BodyInit }),
  } as const;
  const request = new Request(new URL(path, ORIGIN), init) as Parameters<typeof worker.fetch>[0];
  const later: Promise<unknown>[] = [];
  const ctx = { waitUntil: (work: Promise<unknown>) => void later.push(work), passThroughOnException: () => {} };
  const answer = await worker.fetch(request, way.settings ?? GENEROUS, ctx as unknown as ExecutionContext);
  await Promise.allSettled(later);
  return answer;
}

export type Club = { admin: Person; member: Person };
export const newClub = async (): Promise<Club> => ({ admin: await Person.admin(), member: await Person.member() });

async function made<T>(method: string, call: Call): Promise<T> {
  const answer = await make(method, call);
  const text = await answer.text();
  if (answer.status >= 300) throw new Error(`${method} ${call.path}: ${answer.status} ${text}`);
  return (text ? JSON.parse(text) : null) as T;
}

type Made = { id: number; updatedAt: string };
const EXERCISE = {
  name: "Goblet Squat",
  exerciseCode: "A1",
  tier: "A",
  category: "Strength",
  sets: "3",
  reps: "10",
  setRep: "3 x 10",
  tempo: "3-1-1",
  load: "24 kg",
  rest: "60 s",
  duration: "5 min",
  description: "Slow down",
  notes: "Heels stay",
  videoUrl: "https://youtu.be/dQw4w9WgXcQ",
};
/** The same as a reading says it. */
const READ_EXERCISE = {
  name: "Goblet Squat",
  exerciseCode: "A1",
  tier: "A",
  category: "Strength",
  prescription: [
    { count: "3", reps: "10", duration: "40 s", distance: "20 m", load: "24 kg", percent: "70%", effort: "RPE 8" },
  ],
  tempo: "3-1-1",
  rest: "60 s",
  notes: "Heels stay",
  videoUrl: "https://youtu.be/dQw4w9WgXcQ",
};
const LETTER_WORDS = { subject: "A new block", content: "We begin on Monday." };
const LETTER = { ...LETTER_WORDS, audience: { to: "access" }, sendAt: null };
const WORKOUT = {
  title: "Session",
  description: "A session",
  duration: 30,
  intensity: "Low",
  focus: "Mobility",
  exercises: [EXERCISE],
  videoUrl: "https://youtu.be/dQw4w9WgXcQ",
  thumbnailUrl: "https://pictures.example.com/a.jpg",
  day: 3,
  isPublished: true,
};
const ARTICLE = {
  title: "Sleep",
  excerpt: "Why to sleep",
  content: "Sleep **well**.",
  category: "Technique",
  tags: ["sleep"],
  featuredImage: "https://pictures.example.com/a.jpg",
  readTime: 4,
  isPublished: true,
  isFeatured: false,
  publishedAt: "2026-01-05T08:00:00Z",
};
const TEMPLATE = {
  name: "Strength",
  description: "Three lifts",
  category: "Strength",
  difficulty: "Beginner",
  estimatedDuration: 45,
  exerciseFields: ["name", "sets"],
  sampleExercises: [EXERCISE],
  isActive: true,
};
const PINNED = { title: "Open mat", content: "On Saturday", priority: 2 };

export const workoutOf = ({ admin }: Club, more = {}) =>
  made<Made & { exercises: { id: number }[] }>("POST", {
    by: admin,
    path: "/api/admin/workouts",
    body: { ...WORKOUT, ...more },
  });
/** A session of the member's in the coach's book. */
async function sessionOf(club: Club): Promise<number> {
  const { id } = await workoutOf(club);
  await made("POST", { by: club.member, path: `/api/workouts/${id}/complete`, body: { duration: 30 } });
  const [session] = await db
    .select({ id: trainingSession.id })
    .from(trainingSession)
    .where(eq(trainingSession.workoutId, id));
  return session?.id ?? 0;
}
export const postOf = (by: Person, content = "First double under") =>
  made<{ id: number }>("POST", { by, path: "/api/community/posts", body: { content } });
export const commentOf = async (by: Person, content = "Well done") => {
  const post = await postOf(by);
  const path = `/api/community/posts/${post.id}/comments`;
  const { comment } = await made<{ comment: { id: number } }>("POST", { by, path, body: { content } });
  return { post: post.id, id: comment.id };
};
/** What somebody says about a day of a week of everybody's. */
export const talkOf = async (by: Person, content = "How heavy?") => {
  const { day } = await weekOf();
  const path = `/api/daily-workouts/${day}/comments`;
  const { comment } = await made<{ comment: { id: number } }>("POST", { by, path, body: { content } });
  return { path, id: comment.id };
};
/** What the coach has said, and an exercise of the library. */
async function answerOf(club: Club): Promise<{ commentId: number; exercise: string }> {
  const exercise = `Lift ${++count} ${crypto.randomUUID()}`;
  await workoutOf(club, { exercises: [{ name: exercise }] });
  return { commentId: (await talkOf(club.admin)).id, exercise };
}
export const messageOf = (by: Person, content = "How deep?") =>
  made<{ id: number }>("POST", { by, path: "/api/messages", body: { content } });
export const noteOf = ({ admin, member }: Club, content = "Left knee") =>
  made<{ id: number }>("POST", { by: admin, path: `/api/admin/users/${member.id}/notes`, body: { content } });
const articleOf = ({ admin }: Club) =>
  made<Made & { slug: string }>("POST", { by: admin, path: "/api/admin/blog", body: { ...ARTICLE, slug: aSlug() } });
let lifts = 0;
/** At a lift of its own: of one lift two are open at most. */
const aCue = () => ({ exercise: `Carry ${++lifts}`, text: "Ribs down", at: 1.5, shapes: [], messageId: null });
export const cueOf = ({ admin, member }: Club, text = "Ribs down") =>
  made<{ id: number }>("POST", {
    by: admin,
    path: `/api/admin/users/${member.id}/lift-cues`,
    body: { ...aCue(), text },
  });
const templateOf = ({ admin }: Club) =>
  made<Made>("POST", { by: admin, path: "/api/admin/workout-templates", body: TEMPLATE });
const pinnedOf = ({ admin }: Club) =>
  made<{ id: number }>("POST", { by: admin, path: "/api/admin/pinned-messages", body: PINNED });
const savedReplyOf = ({ admin }: Club) =>
  made<{ id: number }>("POST", {
    by: admin,
    path: "/api/admin/saved-replies",
    body: { title: "Hips", content: "Open" },
  });
const ruleOf = ({ admin }: Club) =>
  made<{ id: string }>("POST", { by: admin, path: "/api/admin/validation-rules", body: aRule() });
export const consultationOf = async (more = {}) => {
  await made("POST", { by: Person.visitor, path: "/api/consultation-requests", body: { ...aRequest(), ...more } });
};

async function failureOf(): Promise<string> {
  const id = crypto.randomUUID();
  const at = new Date();
  await db.insert(failure).values({ id, kind: "request", place: "GET /", message: "Error", firstAt: at, lastAt: at });
  return id;
}
async function deadLetterOf(): Promise<string> {
  const id = crypto.randomUUID();
  const body = { kind: "message", subject: "message", userId: null };
  await db.insert(deadLetter).values({ id, queue: "push", body, at: new Date() });
  return id;
}

let count = 0;
const aSlug = () => `sleep-${++count}-${crypto.randomUUID().slice(0, 8)}`;
const documentOf = async ({ admin }: Club) => {
  const body = upload(await workoutDocument(`Program ${++count}`), "Program.xlsx", "file");
  const { documentId } = await made<{ documentId: string }>("POST", {
    by: admin,
    path: "/api/admin/documents/read",
    body,
  });
  return documentId;
};
const aRule = () => ({
  id: `rule_${crypto.randomUUID()}`,
  name: "Warm-up first",
  description: "A warm-up",
  severity: "error",
  category: "content",
  pattern: "warm.?up",
  expectedCount: 1,
  forbids: false,
  isActive: true,
});
const aRequest = () => ({
  name: "Rafael",
  email: someEmail(),
  phone: "+351 912 345 678",
  message: "I would like to train with you twice a week.",
  serviceType: "consultation-only",
  availability: ["weekday-morning"],
  experience: "Two years",
  timeZone: "Europe/Lisbon",
});

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const GIFT = { label: "Open mat", uses: 3, until: day(20) };
let membersMayGive = false;
const importKey = () => (crypto.randomUUID() + crypto.randomUUID()).replaceAll("-", "");
const importRow = () => ({
  row: 2,
  email: `${crypto.randomUUID()}@example.com`,
  firstName: "Ana",
  lastName: "Silva",
  paidUntil: day(20),
  joinedOn: "2025-01-01",
  tags: ["Competes"],
});
const newHistory = () => ({ fileName: "strong.csv", fileKey: importKey(), total: 100 });
let historyDay = 0;
export const historyRow = () => ({
  row: 2,
  localDate: new Date(Date.UTC(2019, 0, ++historyDay)).toISOString().slice(0, 10),
  exercise: "Front Squat",
  sets: [{ load: 80, unit: "kg", reps: 5, effort: 8, seconds: null, metres: null, side: null, bodyweight: false }],
});
export const historyOf = ({ member }: Club) =>
  made<{ id: string }>("POST", { by: member, path: "/api/user/history-imports", body: newHistory() });
const ROLL = { minutes: 60, effort: 7, gi: true, notes: "Guard all night.", localDate: localDate(new Date(), "UTC") };
export const rollOf = ({ member }: Club, notes = ROLL.notes) =>
  made<{ id: number }>("POST", { by: member, path: "/api/user/rolls", body: { ...ROLL, notes } });
const HURT = { spot: "knee-left", movements: ["jumping"], since: day(-3), note: "Popped in a scramble." };
export async function injuryOf({ member }: Club, note = HURT.note): Promise<{ id: number }> {
  const { open } = await made<{ open: { id: number }[] }>("PUT", {
    by: member,
    path: "/api/user/injuries",
    body: { ...HURT, note },
  });
  return { id: open[0]?.id ?? 0 };
}
const WEEK_PLAN = { rollDays: [{ dayOfWeek: 1, effort: "hard" }], lifts: 2, time: "18:30", reminds: true };
/** A session of everybody's week that a member has left out of theirs. */
export async function moveOf({ member }: Club): Promise<number> {
  const { day: session } = await weekOf();
  await made("PUT", { by: member, path: `/api/user/week-plan/moves/${session}`, body: { date: null } });
  return session;
}
const COMPETITION = {
  date: localDate(new Date(Date.now() + 9 * DAY_MS), "UTC"),
  name: "City Open",
  gi: true,
  weightClass: "Up to 82.3 kg",
};
export const competitionOf = ({ member }: Club, name = COMPETITION.name) =>
  made<{ id: number }>("POST", { by: member, path: "/api/user/competitions", body: { ...COMPETITION, name } });
const OVERLAY_PART = {
  from: -14,
  to: -1,
  rest: false,
  option: "no_equipment",
  dropCategories: ["Accessory"],
  keepBlocks: 2,
  load: 80,
  sets: 50,
  words: "Move fast, leave early.",
};
/** The plan around a competition, as the state that the next change of it names. */
const overlayOf = async () => {
  const admin = await Person.admin();
  return (await (await admin.get("/api/admin/competition-overlay")).json()) as { revision: number };
};
const exportOf = async () =>
  made<{ id: string }>("POST", { by: await Person.admin(), path: "/api/admin/exports", body: {} });
const importOf = async () =>
  made<{ id: string }>("POST", {
    by: await Person.admin(),
    path: "/api/admin/member-imports",
    body: { fileName: "club.csv", fileKey: importKey(), total: 100 },
  });

/** A published week with one day and one exercise; somebody's own, or everybody's. */
export async function weekOf(assignedTo: string | null = null, title = "Week") {
  const now = new Date();
  const dates = { startDate: day(-1), endDate: day(3), createdAt: now, updatedAt: now };
  const [week] = await db
    .insert(weeklyProgram)
    .values({ title, isPublished: true, assignedTo, ...dates })
    .returning();
  const [monday] = await db
    .insert(dailyWorkout)
    .values({ programId: week?.id ?? 0, dayOfWeek: 1, title: `Day of ${title}` })
    .returning();
  const [squat] = await db
    .insert(exercise)
    .values({ dailyWorkoutId: monday?.id ?? 0, columnType: "equipment", position: 0, name: `Squat of ${title}` })
    .returning();
  return { id: week?.id ?? 0, day: monday?.id ?? 0, exercise: squat?.id ?? 0, revision: week?.revision ?? 0 };
}

/** A week that was saved once, with the version that the save has replaced. */
async function savedWeek({ admin }: Club) {
  const { id } = await weekOf();
  const path = `/api/admin/weekly-programs/${id}`;
  const { revision } = await made<{ revision: number }>("PUT", { by: admin, path, body: { title: "Week, again" } });
  const [version] = await made<{ id: number }[]>("GET", { by: admin, path: `${path}/versions` });
  return { id, version: version?.id ?? 0, revision };
}

const CARD = { number: "4242424242424242", expMonth: 12, expYear: 2040, cvc: "123" };
type Form = { clientSecret: string };
async function formOf(by: Person): Promise<Form & { intent: string }> {
  const form = await made<Form>("POST", { by, path: "/api/get-or-create-subscription", body: { plan: "monthly" } });
  return { ...form, intent: form.clientSecret.split("_secret_")[0] ?? "" };
}

/** Somebody who pays every month. */
/** A subscription that the product did not make, of a new member's. */
async function foreignOf({ admin }: Club): Promise<string> {
  const { id } = await Person.join();
  const body = { email: `${id}@example.com` };
  return (await made<{ id: string }>("POST", { by: admin, path: "/api/dev/payments/foreign", body })).id;
}

export async function payer(): Promise<Person> {
  const by = await Person.join();
  const { clientSecret, intent } = await formOf(by);
  await made("POST", { by, path: `/api/dev/payments/intents/${intent}/confirm`, body: { clientSecret, card: CARD } });
  return by;
}

async function uploadAddress(by: Person): Promise<string> {
  const { uploadURL } = await made<{ uploadURL: string }>("POST", { by, path: "/api/objects/upload", body: {} });
  return new URL(uploadURL).pathname + new URL(uploadURL).search;
}
export async function pictureOf(by: Person): Promise<string> {
  const stored = await made<{ mediaUrl: string }>("PUT", { by, path: await uploadAddress(by), body: bytesOf("jpeg") });
  return stored.mediaUrl;
}

async function noticeOf(club: Club): Promise<number> {
  const post = await postOf(club.member);
  const path = `/api/community/posts/${post.id}/reactions`;
  await made("POST", { by: club.admin, path, body: { reactionType: "fire" } });
  const rows = await db.select({ id: notice.id }).from(notice).where(eq(notice.userId, club.member.id));
  return rows.at(-1)?.id ?? 0;
}

/** A batch of files of the admin's, with the one that is in it. */
async function batchOf({ admin }: Club) {
  const id = crypto.randomUUID();
  const sha256 = [...crypto.getRandomValues(new Uint8Array(32))].map((b) => b.toString(16).padStart(2, "0")).join("");
  const path = `/api/admin/upload-batches/${id}`;
  await made("PUT", { by: admin, path, body: { files: [{ sha256, fileName: "Workout.xlsx", sizeBytes: 10 }] } });
  return { path, file: `${path}/files/${sha256}` };
}

/** The entries of the exercise library for two names that nobody has used before. */
async function libraryOf(club: Club): Promise<{ one: number; other: number }> {
  const names = [`Lift ${++count}`, `Press ${count} ${crypto.randomUUID()}`];
  await workoutOf(club, { exercises: names.map((name) => ({ name })) });
  const rows = await db.select().from(libraryExercise);
  const [one = 0, other = 0] = names.map((name) => rows.find((row) => row.name === name)?.id ?? 0);
  return { one, other };
}

/** An exercise where it stands, and what is offered in its place. */
async function offeredIn({ admin }: Club): Promise<{ exercise: number; substitute: string }> {
  const lift = `Lift ${++count} ${crypto.randomUUID()}`;
  const substitute = `Instead of it ${count}`;
  await made("POST", { by: admin, path: "/api/admin/workouts", body: { ...WORKOUT, exercises: [{ name: lift }] } });
  const [placed] = await db.select().from(exercise).where(eq(exercise.name, lift));
  const [entry] = await db.select().from(libraryExercise).where(eq(libraryExercise.name, lift));
  await made("PUT", {
    by: admin,
    path: `/api/admin/exercise-library/${entry?.id}`,
    body: { alternatives: [{ name: substitute, purpose: "kit" }] },
  });
  return { exercise: placed?.id ?? 0, substitute };
}

function upload(bytes: Uint8Array, name: string, field = "document"): FormData {
  const form = new FormData();
  form.append(field, new File([bytes.slice().buffer], name));
  return form;
}

async function deletedThing(by: Person, path: string): Promise<string> {
  await made("DELETE", { by, path });
  return path;
}

async function reported(path: string): Promise<void> {
  const by = await Person.member();
  await made("POST", { by, path: `${path}/report`, body: { reason: "spam" } });
}

const LINK = "https://youtu.be/dQw4w9WgXcQ";
const admins = (build: (club: Club) => Promise<Omit<Call, "by">> | Omit<Call, "by">) => async (club: Club) => ({
  by: club.admin,
  ...(await build(club)),
});
const members = (build: (club: Club) => Promise<Omit<Call, "by">> | Omit<Call, "by">) => async (club: Club) => ({
  by: club.member,
  ...(await build(club)),
});
const visitors = (build: () => Omit<Call, "by">) => async () => ({ by: Person.visitor, ...build() });

/**
 * A call of every route that writes, as it is made by somebody who may make it, with every field that it takes. A route
 * that is not here fails the tests that walk this table.
 */
export const CALLS: Record<string, (club: Club) => Promise<Call>> = {
  "POST /api/daily-workouts/:id/complete": members(async () => ({
    path: `/api/daily-workouts/${(await weekOf()).day}/complete`,
    body: {
      workoutType: "equipment",
      duration: 30,
      notes: "Heavy legs.",
      notesPrivate: true,
      effort: 8,
      completedAt: new Date(Date.now() - 60_000).toISOString(),
    },
  })),
  "PUT /api/admin/weekly-programs/:id": admins(async () => {
    const week = await weekOf();
    const sections = [{ columnType: "equipment", exercises: [{ id: week.exercise, ...EXERCISE }] }];
    const texts = { title: "Monday", description: "Easy", notes: "Slowly", mark: "must" };
    const monday = { dayOfWeek: 1, ...texts, workoutSections: sections };
    const dates = { startDate: day(-1), endDate: day(4) };
    return {
      path: `/api/admin/weekly-programs/${week.id}`,
      body: { title: "Week", description: "Long", weekNumber: 7, ...dates, isPublished: true, days: [monday] },
      also: { revision: week.revision, publishAt: "2026-01-05T08:00:00Z" },
    };
  }),
  "DELETE /api/admin/weekly-programs/:id": admins(async () => ({
    path: `/api/admin/weekly-programs/${(await weekOf()).id}`,
  })),
  "POST /api/admin/weekly-programs": admins(async () => ({
    path: "/api/admin/weekly-programs",
    body: { startDate: "2027-01-04", title: "Begun by hand" },
  })),
  "POST /api/admin/weekly-programs/:id/replace": admins(async () => ({
    path: `/api/admin/weekly-programs/${(await weekOf()).id}/replace`,
    body: { olderId: (await weekOf()).id },
  })),
  "POST /api/admin/weekly-programs/copies": admins(async () => ({
    path: "/api/admin/weekly-programs/copies",
    body: { ids: [(await weekOf()).id], startDate: "2027-01-04" },
  })),
  "PUT /api/admin/weekly-programs/:id/draft": admins(async () => ({
    path: `/api/admin/weekly-programs/${(await weekOf()).id}/draft`,
    body: { after: 0, content: '{"week":"typed"}' },
  })),
  "DELETE /api/admin/weekly-programs/:id/draft": admins(async () => ({
    path: `/api/admin/weekly-programs/${(await weekOf()).id}/draft`,
  })),
  "POST /api/admin/documents/read-table": admins(async () => ({
    path: "/api/admin/documents/read-table",
    body: {
      rows: [
        [
          { text: "A1 - Goblet Squat", url: "https://youtu.be/dQw4w9WgXcQ" },
          { text: "3 x 8", url: null },
        ],
      ],
    },
  })),
  "POST /api/admin/weekly-programs/bulk": admins(async () => ({
    path: "/api/admin/weekly-programs/bulk",
    body: { ids: [(await weekOf()).id], action: "unpublish" },
  })),
  "POST /api/admin/weekly-programs/:id/restore": admins(async ({ admin }) => ({
    path: `${await deletedThing(admin, `/api/admin/weekly-programs/${(await weekOf()).id}`)}/restore`,
  })),
  "POST /api/admin/weekly-programs/:id/duplicate": admins(async () => ({
    path: `/api/admin/weekly-programs/${(await weekOf()).id}/duplicate`,
  })),
  "POST /api/admin/weekly-programs/:id/versions/:versionId/restore": admins(async (club) => {
    const { id, version, revision } = await savedWeek(club);
    return { path: `/api/admin/weekly-programs/${id}/versions/${version}/restore`, body: { revision } };
  }),
  "PUT /api/admin/weekly-programs/:id/assignment": admins(async ({ member }) => ({
    path: `/api/admin/weekly-programs/${(await weekOf()).id}/assignment`,
    body: { memberId: member.id },
  })),
  "POST /api/admin/users/:id/programs": admins(async ({ member }) => ({
    path: `/api/admin/users/${member.id}/programs`,
    body: { programId: (await weekOf()).id },
  })),

  "POST /api/admin/upload-weekly-document": admins(() => ({
    path: "/api/admin/upload-weekly-document",
    body: upload(
      Uint8Array.from(atob(env.TEST_DOCUMENTS["w06_flat_table.xlsx"] ?? ""), (sign) => sign.charCodeAt(0)),
      "Week.xlsx",
    ),
  })),
  "POST /api/admin/upload-workout": admins(async () => ({
    path: "/api/admin/upload-workout",
    body: upload(await workoutDocument(`Workout ${++count}`), "Workout.xlsx"),
  })),
  "POST /api/admin/documents/read": admins(async () => ({
    path: "/api/admin/documents/read",
    body: upload(await workoutDocument(`Program ${++count}`), "Program.xlsx", "file"),
  })),
  "POST /api/admin/documents/:documentId/reread": admins(async (club) => ({
    path: `/api/admin/documents/${await documentOf(club)}/reread`,
    body: { remember: true },
    // Their keys are a document's own words, so there is none that nobody has offered.
    also: { headings: { Cadence: "tempo" }, sheets: { Workout: "program" } },
  })),
  "POST /api/admin/documents/:documentId/import": admins(async (club) => ({
    path: `/api/admin/documents/${await documentOf(club)}/import`,
    body: {
      weeks: [
        {
          week: 0,
          startDate: "2027-01-04",
          title: "Imported",
          weekNumber: 3,
          sessions: [{ session: 0, dayOfWeek: 1, columnType: "equipment", exercises: [READ_EXERCISE] }],
        },
      ],
      remember: true,
    },
  })),
  "DELETE /api/admin/document-layouts/:id": admins(async (club) => {
    const path = `/api/admin/documents/${await documentOf(club)}/reread`;
    const { layout } = await made<{ layout: { id: string } }>("POST", {
      by: club.admin,
      path,
      body: { remember: true },
    });
    return { path: `/api/admin/document-layouts/${layout.id}` };
  }),
  "POST /api/admin/import-workout": admins(() => ({
    path: "/api/admin/import-workout",
    body: {
      title: "Imported",
      description: "From a file",
      metadata: { estimatedDuration: "30" },
      exercises: [EXERCISE],
      isPublished: false,
    },
    also: { documentId: "none" },
  })),
  "PUT /api/admin/upload-batches/:id": admins(async (club) => ({
    path: (await batchOf(club)).path,
    body: { files: [{ sha256: "a".repeat(64), fileName: "Other.xlsx", sizeBytes: 10 }] },
  })),
  "DELETE /api/admin/upload-batches/:id": admins(async (club) => ({ path: (await batchOf(club)).path })),
  "PUT /api/admin/upload-batches/:id/files/:sha256": admins(async (club) => ({
    path: (await batchOf(club)).file,
    body: { state: "error", error: "Not read", outcome: { kind: "workout", id: 7, title: "Seven" } },
  })),
  "DELETE /api/admin/upload-batches/:id/files/:sha256": admins(async (club) => ({ path: (await batchOf(club)).file })),
  "POST /api/admin/validation-rules": admins(() => ({ path: "/api/admin/validation-rules", body: aRule() })),
  "PUT /api/admin/validation-rules/:id": admins(async (club) => {
    const { id, ...body } = aRule();
    return { path: `/api/admin/validation-rules/${(await ruleOf(club)).id}`, body };
  }),
  "DELETE /api/admin/validation-rules/:id": admins(async (club) => ({
    path: `/api/admin/validation-rules/${(await ruleOf(club)).id}`,
  })),
  "POST /api/admin/validation-rules/:id/restore": admins(async (club) => {
    const path = `/api/admin/validation-rules/${(await ruleOf(club)).id}`;
    await make("DELETE", { by: club.admin, path });
    return { path: `${path}/restore` };
  }),
  "PATCH /api/admin/validation-rules/:id": admins(async (club) => ({
    path: `/api/admin/validation-rules/${(await ruleOf(club)).id}`,
    body: { isActive: false },
  })),
  "PUT /api/admin/validation-settings": admins(() => ({
    path: "/api/admin/validation-settings",
    body: {
      runOnUpload: false,
      blockImportOnErrors: false,
      emailNotifications: false,
      detailedReports: true,
      archiveAfter30Days: true,
      exportCsv: true,
    },
  })),
  "POST /api/admin/run-validation": admins(() => ({
    path: "/api/admin/run-validation",
    body: {},
    also: { documentIds: ["none"] },
  })),

  "PUT /api/admin/exercise-library/:id": admins(async (club) => ({
    path: `/api/admin/exercise-library/${(await libraryOf(club)).one}`,
    body: {
      name: `Renamed ${++count}`,
      aliases: [`Another ${count}`],
      tags: ["hips"],
      videoUrl: LINK,
      uses: "all",
      goesBy: null,
      alternatives: [{ name: `Easier ${count}`, purpose: "joint" }],
      loads: { joints: ["knee"], movements: ["squatting"] },
    },
    also: { updatedAt: "2026-01-05T08:00:00Z" },
  })),
  "POST /api/admin/exercise-library/:id/merge": admins(async (club) => {
    const { one, other } = await libraryOf(club);
    return { path: `/api/admin/exercise-library/${one}/merge`, body: { into: other } };
  }),
  "POST /api/admin/exercise-library/match": admins(() => ({
    path: "/api/admin/exercise-library/match",
    body: { names: ["Goblet Squat"] },
  })),
  "POST /api/admin/exercise-library/videos": admins(() => ({
    path: "/api/admin/exercise-library/videos",
    body: { links: [{ name: `Row ${++count}`, videoUrl: LINK }], uses: "all" },
  })),
  "PUT /api/admin/exercises/:id/video": admins(async () => ({
    path: `/api/admin/exercises/${(await weekOf()).exercise}/video`,
    body: { videoUrl: LINK, uses: "none" },
  })),
  "PUT /api/admin/exercise-videos": admins(async () => ({
    path: "/api/admin/exercise-videos",
    body: { videos: [{ exerciseId: (await weekOf()).exercise, videoUrl: LINK }] },
  })),

  "POST /api/workouts/:id/complete": members(async (club) => ({
    path: `/api/workouts/${(await workoutOf(club)).id}/complete`,
    body: {
      duration: 30,
      notes: "Felt good",
      notesPrivate: false,
      effort: 6,
      completedAt: new Date(Date.now() - 60_000).toISOString(),
    },
  })),
  "PUT /api/exercises/:id/log": members(async () => ({
    path: `/api/exercises/${(await weekOf()).exercise}/log`,
    body: { localDate: day(0), sets: [{ load: 100, unit: "kg", reps: 5, effort: 8 }] },
    inner: ["seconds", "metres", "side", "bodyweight"],
    also: { substitute: "Goblet Squat" },
  })),
  "PUT /api/exercises/:id/swap": members(async (club) => {
    const { exercise, substitute } = await offeredIn(club);
    return {
      path: `/api/exercises/${exercise}/swap`,
      body: { localDate: day(0), substitute, reason: "kit", standing: true },
    };
  }),
  "DELETE /api/user/swaps/:id": members(async (club) => {
    const { exercise, substitute } = await offeredIn(club);
    const { swap } = await made<{ swap: { id: number } }>("PUT", {
      by: club.member,
      path: `/api/exercises/${exercise}/swap`,
      body: { substitute, reason: "kit", standing: true },
    });
    return { path: `/api/user/swaps/${swap.id}` };
  }),
  "PUT /api/user/progress/:id/note": members(async ({ member }) => {
    const path = `/api/daily-workouts/${(await weekOf()).day}/complete`;
    const { entry } = await made<{ entry: { id: number } }>("POST", {
      by: member,
      path,
      body: { workoutType: "equipment" },
    });
    return {
      path: `/api/user/progress/${entry.id}/note`,
      body: { notes: "Heavy legs.", notesPrivate: true, effort: 8 },
    };
  }),
  "DELETE /api/user/progress/:id": members(async ({ member }) => {
    const path = `/api/daily-workouts/${(await weekOf()).day}/complete`;
    const { entry } = await made<{ entry: { id: number } }>("POST", {
      by: member,
      path,
      body: { workoutType: "equipment" },
    });
    return { path: `/api/user/progress/${entry.id}` };
  }),
  "PUT /api/user/injuries": members(() => ({ path: "/api/user/injuries", body: HURT })),
  "PUT /api/user/injuries/word": members(async (club) => {
    await injuryOf(club);
    return {
      path: "/api/user/injuries/word",
      body: { spot: HURT.spot, trend: "better", note: "Walks again.", localDate: day(0) },
    };
  }),
  "DELETE /api/user/injuries/:id": members(async (club) => ({
    path: `/api/user/injuries/${(await injuryOf(club)).id}`,
  })),
  "PUT /api/admin/return-plans/:place": admins(() => ({
    path: "/api/admin/return-plans/knee",
    body: { text: "Walk first. Then bodyweight squats." },
  })),
  "POST /api/user/rolls": members(() => ({
    path: "/api/user/rolls",
    body: { ...ROLL, completedAt: new Date(Date.now() - 60_000).toISOString() },
  })),
  "PUT /api/user/rolls/:id": members(async (club) => ({
    path: `/api/user/rolls/${(await rollOf(club)).id}`,
    body: ROLL,
  })),
  "POST /api/user/competitions": members(() => ({ path: "/api/user/competitions", body: COMPETITION })),
  "PUT /api/user/competitions/:id": members(async (club) => ({
    path: `/api/user/competitions/${(await competitionOf(club)).id}`,
    body: COMPETITION,
  })),
  "DELETE /api/user/competitions/:id": members(async (club) => ({
    path: `/api/user/competitions/${(await competitionOf(club)).id}`,
  })),
  "PUT /api/admin/competition-overlay": admins(async () => ({
    path: "/api/admin/competition-overlay",
    body: { parts: [OVERLAY_PART], publish: true, revision: (await overlayOf()).revision },
  })),
  "DELETE /api/admin/competition-overlay": admins(async ({ admin }) => {
    const { revision } = await overlayOf();
    await admin.put("/api/admin/competition-overlay", { parts: [OVERLAY_PART], publish: true, revision });
    return { path: "/api/admin/competition-overlay" };
  }),
  "POST /api/user/calendar": members(() => ({ path: "/api/user/calendar" })),
  "DELETE /api/user/calendar": members(async ({ member }) => {
    await member.post("/api/user/calendar");
    return { path: "/api/user/calendar" };
  }),
  "PUT /api/user/first-week": members(async () => {
    await offerFirstWeek();
    return {
      path: "/api/user/first-week",
      body: {
        card: "goal",
        skipped: false,
        goals: ["Get stronger for the mat"],
        goalWords: "Last a whole round",
        equipment: "some",
        injuryWords: "Left knee",
      },
    };
  }),
  "PUT /api/user/first-week/health": members(async ({ member }) => ({
    path: "/api/user/first-week/health",
    body: await healthAnswersOf(member),
  })),
  "PUT /api/user/first-week/marks": members(() => ({
    path: "/api/user/first-week/marks",
    body: { mark: "dismissed" },
  })),
  "PUT /api/admin/first-week/draft": admins(async ({ admin }) => {
    const { since, content } = await deskOf(admin);
    return { path: "/api/admin/first-week/draft", body: { since, content } };
  }),
  "POST /api/admin/first-week/publish": admins(async ({ admin }) => ({
    path: "/api/admin/first-week/publish",
    body: { since: (await draftFirstWeek(admin)).since },
  })),
  "PUT /api/admin/first-week/on": admins(async () => {
    await offerFirstWeek();
    return { path: "/api/admin/first-week/on", body: { on: true } };
  }),
  "POST /api/admin/users/:id/first-week/go-ahead": admins(async () => {
    const member = await Person.member();
    await member.put("/api/user/first-week/health", await healthAnswersOf(member, { yes: 0 }));
    return { path: `/api/admin/users/${member.id}/first-week/go-ahead` };
  }),
  "PUT /api/user/week-plan": members(() => ({ path: "/api/user/week-plan", body: WEEK_PLAN })),
  "DELETE /api/user/week-plan": members(async ({ member }) => {
    await member.put("/api/user/week-plan", WEEK_PLAN);
    return { path: "/api/user/week-plan" };
  }),
  "PUT /api/user/week-plan/moves/:id": members(async () => ({
    path: `/api/user/week-plan/moves/${(await weekOf()).day}`,
    body: { date: null },
  })),
  "DELETE /api/user/week-plan/moves/:id": members(async (club) => ({
    path: `/api/user/week-plan/moves/${await moveOf(club)}`,
  })),
  "DELETE /api/user/rolls/:id": members(async (club) => ({ path: `/api/user/rolls/${(await rollOf(club)).id}` })),
  "PUT /api/user/training-preferences": members(() => ({
    path: "/api/user/training-preferences",
    body: { weightUnit: "lb", weeklyTarget: 4, rolls: true, gyms: { lb: { bar: 35, plates: [45, 25, 10], step: 5 } } },
  })),
  "PUT /api/user/training-maxes": members(() => ({
    path: "/api/user/training-maxes",
    body: { lift: "Back Squat", load: 120, unit: "kg", fromLog: false },
  })),
  "PUT /api/admin/users/:id/training-maxes": admins(({ member }) => ({
    path: `/api/admin/users/${member.id}/training-maxes`,
    body: { lift: "Back Squat", load: 120, unit: "kg", fromLog: false },
  })),

  "POST /api/get-or-create-subscription": async () => ({
    by: await Person.join(),
    path: "/api/get-or-create-subscription",
    body: { plan: "annual", couponCode: "OSS20" },
  }),
  "POST /api/billing/pay": async () => ({
    by: Person.visitor,
    path: "/api/billing/pay",
    body: { token: "nobody.in_none.1.none" },
    answers: 400,
  }),
  "POST /api/subscription/cancel": async () => ({ by: await payer(), path: "/api/subscription/cancel" }),
  "POST /api/subscription/reactivate": async () => {
    const by = await payer();
    await made("POST", { by, path: "/api/subscription/cancel" });
    return { by, path: "/api/subscription/reactivate" };
  },
  "POST /api/subscription/pause": async () => ({
    by: await payer(),
    path: "/api/subscription/pause",
    body: { weeks: 2 },
  }),
  "DELETE /api/subscription/pause": async () => {
    const by = await payer();
    await made("POST", { by, path: "/api/subscription/pause", body: { weeks: 2 } });
    return { by, path: "/api/subscription/pause" };
  },
  "POST /api/subscription/gift": async ({ admin }) => {
    await made("PUT", { by: admin, path: "/api/admin/gift-settings", body: { membersMayGive: true } });
    return { by: await payer(), path: "/api/subscription/gift" };
  },
  "POST /api/admin/gifts": admins(() => ({ path: "/api/admin/gifts", body: GIFT })),
  "POST /api/admin/gifts/:id/end": admins(async ({ admin }) => {
    const { id } = await made<{ id: number }>("POST", { by: admin, path: "/api/admin/gifts", body: GIFT });
    return { path: `/api/admin/gifts/${id}/end` };
  }),
  "PUT /api/admin/gift-settings": admins(() => {
    membersMayGive = !membersMayGive;
    return { path: "/api/admin/gift-settings", body: { membersMayGive } };
  }),
  "POST /api/admin/found-subscriptions/look": admins(() => ({ path: "/api/admin/found-subscriptions/look" })),
  "POST /api/admin/found-subscriptions/attach": admins(async (club) => ({
    path: "/api/admin/found-subscriptions/attach",
    body: { ids: [await foreignOf(club)] },
  })),
  "POST /api/admin/found-subscriptions/:id/detach": admins(async (club) => {
    const id = await foreignOf(club);
    await made("POST", { by: club.admin, path: "/api/admin/found-subscriptions/attach", body: { ids: [id] } });
    return { path: `/api/admin/found-subscriptions/${id}/detach` };
  }),
  "POST /api/subscription/plan/preview": async () => ({
    by: await payer(),
    path: "/api/subscription/plan/preview",
    body: { plan: "annual" },
  }),
  "POST /api/subscription/plan": async () => ({
    by: await payer(),
    path: "/api/subscription/plan",
    body: { plan: "annual" },
    also: { prorationDate: 1 },
  }),
  "POST /api/subscription/card": async () => ({ by: await payer(), path: "/api/subscription/card" }),
  "PUT /api/subscription/card": async () => ({
    by: await payer(),
    path: "/api/subscription/card",
    body: { setupIntentId: "seti_somebodys", payOpen: true },
    answers: 409,
  }),
  "POST /api/admin/users/:id/subscription/cancel": admins(async () => ({
    path: `/api/admin/users/${(await payer()).id}/subscription/cancel`,
  })),
  "POST /api/admin/users/:id/subscription/reactivate": admins(async () => {
    const by = await payer();
    await made("POST", { by, path: "/api/subscription/cancel" });
    return { path: `/api/admin/users/${by.id}/subscription/reactivate` };
  }),
  "POST /api/admin/users/:id/subscription/sync": admins(async () => ({
    path: `/api/admin/users/${(await payer()).id}/subscription/sync`,
  })),
  "DELETE /api/admin/users/:id/subscription": admins(async () => ({
    path: `/api/admin/users/${(await payer()).id}/subscription?refund=none`,
  })),
  "PUT /api/admin/users/:id/free-time": admins(async () => ({
    path: `/api/admin/users/${(await Person.join()).id}/free-time`,
    body: { until: day(20), reason: "Helped at the seminar" },
  })),
  "PUT /api/admin/users/:id/tags": admins(async () => ({
    path: `/api/admin/users/${(await Person.join()).id}/tags`,
    body: { tags: ["Competes"] },
  })),
  "POST /api/admin/members/tags": admins(async () => ({
    path: "/api/admin/members/tags",
    body: { ids: [(await Person.join()).id], add: ["Competes"] },
    also: { remove: [] },
  })),
  "POST /api/admin/exports": admins(() => ({ path: "/api/admin/exports", body: { password: "unused" } })),
  "POST /api/admin/exports/:id/parts": admins(async () => ({
    path: `/api/admin/exports/${(await exportOf()).id}/parts`,
    body: { number: 0 },
  })),
  "POST /api/user/history-imports": members(() => ({ path: "/api/user/history-imports", body: newHistory() })),
  "POST /api/user/history-imports/names": members(() => ({
    path: "/api/user/history-imports/names",
    body: { names: ["Squat"] },
  })),
  "POST /api/user/history-imports/check": members(() => ({
    path: "/api/user/history-imports/check",
    body: { rows: [historyRow()] },
  })),
  "POST /api/user/history-imports/:id/rows": members(async (club) => ({
    path: `/api/user/history-imports/${(await historyOf(club)).id}/rows`,
    body: { rows: [historyRow()] },
  })),
  "POST /api/user/history-imports/:id/undo": members(async (club) => ({
    path: `/api/user/history-imports/${(await historyOf(club)).id}/undo`,
  })),
  "POST /api/admin/users/:id/history-imports": admins(({ member }) => ({
    path: `/api/admin/users/${member.id}/history-imports`,
    body: newHistory(),
  })),
  "POST /api/admin/users/:id/history-imports/check": admins(({ member }) => ({
    path: `/api/admin/users/${member.id}/history-imports/check`,
    body: { rows: [historyRow()] },
  })),
  "POST /api/admin/users/:id/history-imports/:import/rows": admins(async (club) => ({
    path: `/api/admin/users/${club.member.id}/history-imports/${(await historyOf(club)).id}/rows`,
    body: { rows: [historyRow()] },
  })),
  "POST /api/admin/users/:id/history-imports/:import/undo": admins(async (club) => ({
    path: `/api/admin/users/${club.member.id}/history-imports/${(await historyOf(club)).id}/undo`,
  })),
  "POST /api/admin/member-imports": admins(() => ({
    path: "/api/admin/member-imports",
    body: { fileName: "club.csv", fileKey: importKey(), total: 3 },
  })),
  "POST /api/admin/member-imports/check": admins(() => ({
    path: "/api/admin/member-imports/check",
    body: { rows: [importRow()] },
  })),
  "POST /api/admin/member-imports/:id/rows": admins(async () => ({
    path: `/api/admin/member-imports/${(await importOf()).id}/rows`,
    body: { rows: [importRow()] },
  })),
  "POST /api/admin/member-imports/:id/undo": admins(async () => ({
    path: `/api/admin/member-imports/${(await importOf()).id}/undo`,
  })),
  "POST /api/admin/member-imports/:id/invite": admins(async () => {
    const { id } = await importOf();
    await made("POST", {
      by: await Person.admin(),
      path: `/api/admin/member-imports/${id}/rows`,
      body: { rows: [importRow()] },
    });
    return {
      path: `/api/admin/member-imports/${id}/invite`,
      body: { subject: "Your place", text: "We have moved." },
      also: { again: false },
    };
  }),
  "POST /api/admin/members/free-time": admins(async () => ({
    path: "/api/admin/members/free-time",
    body: { ids: [(await Person.join()).id], until: day(20), reason: "Helped at the seminar" },
  })),
  "POST /api/dev/payments/clock": admins(() => ({ path: "/api/dev/payments/clock", body: { days: 1 } })),
  "POST /api/dev/payments/next-renewal": admins(async () => ({
    path: "/api/dev/payments/next-renewal",
    body: { userId: (await payer()).id, outcome: "succeed" },
  })),
  "POST /api/dev/payments/foreign": admins(() => ({
    path: "/api/dev/payments/foreign",
    body: { email: someEmail(), cents: 2000, currency: "usd", months: 1, status: "active", coupon: "OSS20" },
  })),
  "POST /api/dev/payments/cancel": admins(async () => ({
    path: "/api/dev/payments/cancel",
    body: { userId: (await payer()).id, when: "period_end" },
  })),
  "POST /api/dev/payments/intents/:id/confirm": async () => {
    const by = await Person.join();
    const { clientSecret, intent } = await formOf(by);
    const path = `/api/dev/payments/intents/${intent}/confirm`;
    return { by, path, body: { clientSecret, card: CARD }, also: { authentication: "complete" } };
  },

  "POST /api/client-errors": visitors(() => ({
    path: "/api/client-errors",
    body: { message: "TypeError: x is not a function", stack: "at /assets/about-abc.js:1:2", path: "/about" },
  })),
  "POST /api/admin/first-run/mail": admins(() => ({ path: "/api/admin/first-run/mail" })),
  "POST /api/admin/first-run/payments": admins(() => ({ path: "/api/admin/first-run/payments" })),
  // The simulator has its prices.
  "POST /api/admin/first-run/prices": admins(() => ({
    path: "/api/admin/first-run/prices",
    body: { monthlyCents: 3500, annualCents: 35000 },
    answers: 409,
  })),
  "POST /api/admin/first-run/legal": admins(async ({ admin }) => {
    const { legalOf } = (await (await admin.get("/api/admin/first-run")).json()) as FirstRun;
    return { path: "/api/admin/first-run/legal", body: { of: legalOf } };
  }),
  "POST /api/admin/first-run/finish": admins(() => ({ path: "/api/admin/first-run/finish" })),
  "PUT /api/admin/site/draft": admins(async () => {
    const { since, content } = await siteNow();
    return { path: "/api/admin/site/draft", body: { since, content: { ...content, tagline: "Roll on." } } };
  }),
  "POST /api/admin/site/discard": admins(async () => ({
    path: "/api/admin/site/discard",
    body: { since: (await siteDrafted()).since },
  })),
  "POST /api/admin/site/publish": admins(async () => ({
    path: "/api/admin/site/publish",
    body: { since: (await siteDrafted()).since },
  })),
  "POST /api/admin/site/versions/:id/restore": admins(async () => ({
    path: "/api/admin/site/versions/0/restore",
    body: { since: (await siteNow()).since },
  })),
  "DELETE /api/admin/health/failures": admins(async () => {
    await failureOf();
    return { path: "/api/admin/health/failures" };
  }),
  "DELETE /api/admin/health/failures/:id": admins(async () => ({
    path: `/api/admin/health/failures/${await failureOf()}`,
  })),
  "POST /api/admin/health/dead-letters/retry": admins(async () => {
    await deadLetterOf();
    return { path: "/api/admin/health/dead-letters/retry", body: { queue: "push" } };
  }),
  "POST /api/admin/health/dead-letters/:queue/:id/retry": admins(async () => ({
    path: `/api/admin/health/dead-letters/push/${await deadLetterOf()}/retry`,
  })),
  "DELETE /api/admin/health/dead-letters/:queue/:id": admins(async () => ({
    path: `/api/admin/health/dead-letters/push/${await deadLetterOf()}`,
  })),
  "POST /api/consultation-requests": visitors(() => ({
    path: "/api/consultation-requests",
    body: aRequest(),
    also: { website: "https://example.com" },
  })),
  "PUT /api/admin/consultation-requests/:id": admins(async ({ admin }) => {
    await consultationOf();
    const [newest] = await made<{ id: number }[]>("GET", { by: admin, path: "/api/admin/consultation-requests" });
    return { path: `/api/admin/consultation-requests/${newest?.id}`, body: { status: "booked", notes: "On Monday" } };
  }),

  "POST /api/messages/read": members(async ({ member }) => ({
    path: "/api/messages/read",
    body: { upTo: (await messageOf(member)).id },
  })),
  "POST /api/messages": members(() => ({
    path: "/api/messages",
    body: { content: "How deep?", messageType: "general", mediaType: "image", toUserId: "somebody" },
    also: {
      mediaUrl: "/objects/uploads/none",
      sessionId: 1,
      competitionId: 1,
      review: { messageId: 1, remarks: [] },
      about: { exerciseName: "Row", programId: null, dayOfWeek: null, workoutId: null, sets: null },
      filmed: { exercise: "Row", set: 1, done: [], training: "", localDate: "2026-01-05" },
    },
  })),
  "POST /api/admin/conversations/:id/read": admins(async ({ member }) => ({
    path: `/api/admin/conversations/${member.id}/read`,
    body: { upTo: (await messageOf(member)).id },
  })),
  "PUT /api/admin/conversations/:id/resolution": admins(async ({ member }) => {
    await messageOf(member);
    return { path: `/api/admin/conversations/${member.id}/resolution`, body: { resolved: true } };
  }),
  "PUT /api/user/lift-cues/:id": members(async (club) => ({
    path: `/api/user/lift-cues/${(await cueOf(club)).id}`,
    body: { ticked: true },
  })),
  "POST /api/admin/users/:id/lift-cues": admins(({ member }) => ({
    path: `/api/admin/users/${member.id}/lift-cues`,
    body: aCue(),
  })),
  "PUT /api/admin/lift-cues/:id": admins(async (club) => ({
    path: `/api/admin/lift-cues/${(await cueOf(club)).id}`,
    body: { ticked: true },
  })),
  "POST /api/admin/saved-replies": admins(() => ({
    path: "/api/admin/saved-replies",
    body: { title: "Knees", content: "Out" },
  })),
  "PUT /api/admin/saved-replies/:id": admins(async (club) => ({
    path: `/api/admin/saved-replies/${(await savedReplyOf(club)).id}`,
    body: { title: "Knees", content: "Further out" },
  })),
  "DELETE /api/admin/saved-replies/:id": admins(async (club) => ({
    path: `/api/admin/saved-replies/${(await savedReplyOf(club)).id}`,
  })),

  "POST /api/notices/read": members(() => ({ path: "/api/notices/read" })),
  "POST /api/notices/:id/read": members(async (club) => ({ path: `/api/notices/${await noticeOf(club)}/read` })),
  "PUT /api/notices/preferences": members(() => ({
    path: "/api/notices/preferences",
    body: { mail: { messages: true }, push: { messages: false } },
  })),
  "PUT /api/notices/push": members(() => ({ path: "/api/notices/push", body: aDevice() })),
  "DELETE /api/notices/push": members(async ({ member }) => {
    const { endpoint, keys } = aDevice();
    await made("PUT", { by: member, path: "/api/notices/push", body: { endpoint, keys } });
    return { path: "/api/notices/push", body: { endpoint } };
  }),

  "POST /api/community/seen": members(async ({ member }) => ({
    path: "/api/community/seen",
    body: { upTo: (await postOf(member)).id },
  })),
  "POST /api/community/posts": members(() => ({
    path: "/api/community/posts",
    body: { content: "First double under", mediaType: "image" },
    also: { mediaUrl: "/objects/uploads/none", completionId: 999_999, mentions: ["nobody"] },
  })),
  "PUT /api/community/posts/:id": members(async ({ member }) => ({
    path: `/api/community/posts/${(await postOf(member)).id}`,
    body: { content: "Second double under" },
    also: { mediaUrl: "/objects/uploads/none", mentions: ["nobody"] },
  })),
  "DELETE /api/community/posts/:id": members(async ({ member }) => ({
    path: `/api/community/posts/${(await postOf(member)).id}`,
  })),
  "POST /api/community/posts/:id/reactions": members(async ({ admin }) => ({
    path: `/api/community/posts/${(await postOf(admin)).id}/reactions`,
    body: { reactionType: "fire", active: true },
  })),
  "POST /api/community/posts/:id/report": members(async ({ admin }) => ({
    path: `/api/community/posts/${(await postOf(admin)).id}/report`,
    body: { reason: "spam", note: "Again" },
  })),
  "POST /api/community/posts/:id/comments": members(async ({ admin }) => ({
    path: `/api/community/posts/${(await postOf(admin)).id}/comments`,
    body: { content: "Well done" },
    also: { parentId: 999_999, mentions: ["nobody"] },
  })),
  "POST /api/daily-workouts/:id/comments": members(async () => ({
    path: `/api/daily-workouts/${(await weekOf()).day}/comments`,
    body: { content: "Well done" },
    also: { parentId: 999_999, mentions: ["nobody"] },
  })),
  "POST /api/workouts/:id/comments": members(async (club) => ({
    path: `/api/workouts/${(await workoutOf(club)).id}/comments`,
    body: { content: "Well done" },
    also: { parentId: 999_999, mentions: ["nobody"] },
  })),
  "PUT /api/admin/community-comments/:id/pin": admins(async ({ member }) => ({
    path: `/api/admin/community-comments/${(await talkOf(member)).id}/pin`,
    body: { pinned: true },
  })),
  "POST /api/admin/exercise-answers": admins(async (club) => ({
    path: "/api/admin/exercise-answers",
    body: await answerOf(club),
  })),
  "DELETE /api/admin/exercise-answers/:id": admins(async (club) => {
    const path = "/api/admin/exercise-answers";
    const { id } = await made<{ id: number }>("POST", { by: club.admin, path, body: await answerOf(club) });
    return { path: `${path}/${id}` };
  }),
  "PUT /api/community/comments/:id": members(async ({ member }) => ({
    path: `/api/community/comments/${(await commentOf(member)).id}`,
    body: { content: "Very well done" },
    also: { mentions: ["nobody"] },
  })),
  "DELETE /api/community/comments/:id": members(async ({ member }) => ({
    path: `/api/community/comments/${(await commentOf(member)).id}`,
  })),
  "POST /api/community/comments/:id/report": members(async ({ admin }) => ({
    path: `/api/community/comments/${(await commentOf(admin)).id}/report`,
    body: { reason: "spam", note: "Again" },
  })),
  "POST /api/admin/pinned-messages": admins(async (club) => {
    // There is room for fifty.
    await made("DELETE", { by: club.admin, path: `/api/admin/pinned-messages/${(await pinnedOf(club)).id}` });
    return { path: "/api/admin/pinned-messages", body: PINNED };
  }),
  "PUT /api/admin/pinned-messages/:id": admins(async (club) => ({
    path: `/api/admin/pinned-messages/${(await pinnedOf(club)).id}`,
    body: PINNED,
  })),
  "DELETE /api/admin/pinned-messages/:id": admins(async (club) => ({
    path: `/api/admin/pinned-messages/${(await pinnedOf(club)).id}`,
  })),
  "POST /api/admin/moderation/:id": admins(async (club) => {
    const post = await postOf(club.member);
    await reported(`/api/community/posts/${post.id}`);
    return { path: `/api/admin/moderation/${post.id}`, body: { decision: "keep" } };
  }),
  "POST /api/admin/moderation/comments/:id": admins(async (club) => {
    const comment = await commentOf(club.member);
    await reported(`/api/community/comments/${comment.id}`);
    return { path: `/api/admin/moderation/comments/${comment.id}`, body: { decision: "remove" } };
  }),
  "PUT /api/admin/community-mutes/:id": admins(async () => ({
    path: `/api/admin/community-mutes/${(await Person.member()).id}`,
    body: { days: 3, reason: "Rude" },
  })),
  "DELETE /api/admin/community-mutes/:id": admins(async ({ admin }) => {
    const path = `/api/admin/community-mutes/${(await Person.member()).id}`;
    await made("PUT", { by: admin, path, body: { days: 3 } });
    return { path };
  }),

  "POST /api/admin/letters": admins(({ member }) => ({
    path: "/api/admin/letters",
    // One that is sent at once writes its notices and mails from the queue, while the next calls are counted.
    body: { ...LETTER, sendAt: new Date(Date.now() + 86_400_000).toISOString() },
    also: { audience: { to: "chosen", ids: [member.id] } },
    inner: ["tag", "ids"],
  })),
  "POST /api/admin/letters/preview": admins(() => ({ path: "/api/admin/letters/preview", body: LETTER_WORDS })),
  "POST /api/admin/letters/test": admins(() => ({ path: "/api/admin/letters/test", body: LETTER_WORDS })),
  "POST /api/admin/letters/:id/cancel": admins(async ({ admin }) => {
    const sendAt = new Date(Date.now() + 86_400_000).toISOString();
    const { id } = await made<{ id: number }>("POST", {
      by: admin,
      path: "/api/admin/letters",
      body: { ...LETTER, sendAt },
    });
    return { path: `/api/admin/letters/${id}/cancel` };
  }),
  "PUT /api/admin/letter-draft": admins(() => ({
    path: "/api/admin/letter-draft",
    body: { after: 0, content: '{"letter":"typed"}' },
  })),
  "DELETE /api/admin/letter-draft": admins(() => ({ path: "/api/admin/letter-draft" })),

  "POST /api/admin/blog": admins(() => ({ path: "/api/admin/blog", body: { ...ARTICLE, slug: aSlug() } })),
  "POST /api/admin/blog/preview": admins(() => ({ path: "/api/admin/blog/preview", body: { content: "Sleep" } })),
  "PUT /api/admin/blog/:id": admins(async (club) => {
    const { id, updatedAt } = await articleOf(club);
    return { path: `/api/admin/blog/${id}`, body: { ...ARTICLE, slug: aSlug() }, also: { updatedAt } };
  }),
  "DELETE /api/admin/blog/:id": admins(async (club) => ({ path: `/api/admin/blog/${(await articleOf(club)).id}` })),
  "PUT /api/admin/article-drafts/:id": admins(async (club) => ({
    path: `/api/admin/article-drafts/${(await articleOf(club)).id}`,
    body: { after: 0, content: '{"article":"typed"}' },
  })),
  "DELETE /api/admin/article-drafts/:id": admins(async (club) => ({
    path: `/api/admin/article-drafts/${(await articleOf(club)).id}`,
  })),
  "POST /api/admin/blog/:id/restore": admins(async (club) => ({
    path: `${await deletedThing(club.admin, `/api/admin/blog/${(await articleOf(club)).id}`)}/restore`,
  })),

  "POST /api/admin/workouts": admins(() => ({ path: "/api/admin/workouts", body: WORKOUT, inner: ["id"] })),
  "PUT /api/admin/workouts/:id": admins(async (club) => {
    const { id, updatedAt } = await workoutOf(club);
    return { path: `/api/admin/workouts/${id}`, body: WORKOUT, also: { updatedAt }, inner: ["id"] };
  }),
  "DELETE /api/admin/workouts/:id": admins(async (club) => ({
    path: `/api/admin/workouts/${(await workoutOf(club)).id}`,
  })),
  "POST /api/admin/workouts/:id/restore": admins(async (club) => ({
    path: `${await deletedThing(club.admin, `/api/admin/workouts/${(await workoutOf(club)).id}`)}/restore`,
  })),
  "POST /api/admin/workouts/:id/duplicate": admins(async (club) => ({
    path: `/api/admin/workouts/${(await workoutOf(club)).id}/duplicate`,
  })),
  "POST /api/admin/workout-templates": admins(() => ({ path: "/api/admin/workout-templates", body: TEMPLATE })),
  "PUT /api/admin/workout-templates/:id": admins(async (club) => {
    const { id, updatedAt } = await templateOf(club);
    return { path: `/api/admin/workout-templates/${id}`, body: TEMPLATE, also: { updatedAt } };
  }),
  "DELETE /api/admin/workout-templates/:id": admins(async (club) => ({
    path: `/api/admin/workout-templates/${(await templateOf(club)).id}`,
  })),

  "POST /api/admin/training/seen": admins(({ member }) => ({
    path: "/api/admin/training/seen",
    body: { member: member.id },
    also: { lift: "front squat", week: 1, only: "short" },
  })),
  "POST /api/admin/training/seen/undo": admins(async () => ({
    path: "/api/admin/training/seen/undo",
    body: { mark: 1 },
  })),
  "PUT /api/admin/training/:id/seen": admins(async (club) => ({
    path: `/api/admin/training/${await sessionOf(club)}/seen`,
    body: { seen: true },
  })),
  "POST /api/admin/training/:id/cheer": admins(async (club) => ({
    path: `/api/admin/training/${await sessionOf(club)}/cheer`,
  })),
  "POST /api/admin/users/:id/sign-out": admins(async () => ({
    path: `/api/admin/users/${(await Person.member()).id}/sign-out`,
  })),
  "POST /api/admin/users/:id/notes": admins(({ member }) => ({
    path: `/api/admin/users/${member.id}/notes`,
    body: { content: "Left knee" },
  })),
  "PUT /api/admin/notes/:id": admins(async (club) => ({
    path: `/api/admin/notes/${(await noteOf(club)).id}`,
    body: { content: "Right knee" },
  })),
  "DELETE /api/admin/notes/:id": admins(async (club) => ({ path: `/api/admin/notes/${(await noteOf(club)).id}` })),
  "PUT /api/admin/users/:id/role": admins(async () => ({
    path: `/api/admin/users/${(await Person.member()).id}/role`,
    body: { role: "coach" },
    also: { mayPublish: true },
  })),

  "POST /api/objects/upload": members(() => ({
    path: "/api/objects/upload",
    body: { contentType: "image/jpeg", size: 1000 },
  })),
  "PUT /objects/uploads/:filename": members(async ({ member }) => ({
    path: await uploadAddress(member),
    body: bytesOf("jpeg"),
  })),

  "POST /api/logout": async () => ({ by: await Person.member(), path: "/api/logout" }),
  "POST /api/auth/sign-up/email": visitors(() => ({
    path: "/api/auth/sign-up/email",
    body: {
      email: someEmail(),
      password: "a long enough password",
      firstName: "Ana",
      lastName: "Lima",
      timeZone: "UTC",
    },
  })),
  "POST /api/auth/send-verification-email": visitors(() => ({
    path: "/api/auth/send-verification-email",
    body: { email: someEmail() },
  })),
  "POST /api/auth/verify-email": visitors(() => ({
    path: "/api/auth/verify-email",
    body: { token: "unknown" },
    answers: 422,
  })),
  "POST /api/auth/email-otp/verify-email": visitors(() => ({
    path: "/api/auth/email-otp/verify-email",
    body: { email: someEmail(), otp: "123456" },
    answers: 422,
  })),
  "POST /api/auth/sign-in/email": visitors(() => ({
    path: "/api/auth/sign-in/email",
    body: { email: someEmail(), password: "a wrong password", rememberMe: true },
    answers: 401,
  })),
  "POST /api/auth/sign-in/magic-link": visitors(() => ({
    path: "/api/auth/sign-in/magic-link",
    body: { email: someEmail(), returnTo: "/dashboard" },
  })),
  "POST /api/auth/sign-in/magic-link/verify": visitors(() => ({
    path: "/api/auth/sign-in/magic-link/verify",
    body: { token: "unknown" },
    answers: 422,
  })),
  "POST /api/auth/sign-in/email-otp": visitors(() => ({
    path: "/api/auth/sign-in/email-otp",
    body: { email: someEmail(), otp: "123456" },
    answers: 422,
  })),
  "POST /api/auth/sign-in/social": visitors(() => ({
    path: "/api/auth/sign-in/social",
    body: { provider: "nobody", returnTo: "/dashboard" },
    answers: 404,
  })),
  "POST /api/auth/request-password-reset": visitors(() => ({
    path: "/api/auth/request-password-reset",
    body: { email: someEmail() },
  })),
  "POST /api/auth/reset-password": visitors(() => ({
    path: "/api/auth/reset-password",
    body: { token: "unknown", newPassword: "another long password" },
    answers: 422,
  })),
  "POST /api/auth/reset-password/check": visitors(() => ({
    path: "/api/auth/reset-password/check",
    body: { token: "unknown" },
  })),
  "POST /api/auth/change-password": members(() => ({
    path: "/api/auth/change-password",
    body: { currentPassword: "a wrong password", newPassword: "another long password" },
    answers: 409,
  })),
  "PATCH /api/auth/profile": members(() => ({
    path: "/api/auth/profile",
    body: { firstName: "Ana", lastName: "Lima", timeZone: "Europe/Lisbon", belt: "brown" },
    also: { profileImageUrl: "/objects/uploads/none" },
  })),
  "POST /api/auth/export": members(() => ({ path: "/api/auth/export", body: { password: "not needed" } })),
  "POST /api/auth/delete-account": async () => ({
    by: await Person.member(),
    path: "/api/auth/delete-account",
    body: { confirmation: "DELETE", password: "not needed" },
  }),
  "DELETE /api/auth/sessions": async () => ({ by: await Person.member(), path: "/api/auth/sessions" }),
  "DELETE /api/auth/sessions/:id": async () => {
    const by = await Person.member();
    const [own] = await db.select().from(session).where(eq(session.userId, by.id));
    return { by, path: `/api/auth/sessions/${own?.id}` };
  },
  "POST /api/auth/setup-admin": members(() => ({ path: "/api/auth/setup-admin", answers: 403 })),
};

function aDevice() {
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
    keys: {
      p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    },
  };
}
