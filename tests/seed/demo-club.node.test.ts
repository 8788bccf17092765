import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { demoClub } from "../../seed/demo-club.ts";
import { clockIn, isoWeekday, localDate } from "../../worker/contract/calendar";
import { consultationRequestSchema } from "../../worker/contract/consultations";
import { DEMO_PASSWORD, DEMO_SIGN_INS } from "../../worker/contract/demo-sign-ins";
import { COLUMN_TYPES, TIERS } from "../../worker/contract/drafts";
import { exerciseInputSchema } from "../../worker/contract/exercises";
import { streakOf } from "../../worker/features/progress/streak";
import { MIGRATIONS } from "../db/old-club";

const DAY_MS = 86_400_000;

const ZONES = ["UTC", "America/Sao_Paulo", "Pacific/Auckland"];
/** Local times; each is tried in every zone. */
const MOMENTS = [
  ["the first half hour of a Monday", "2026-03-02T00:30"],
  ["a Wednesday afternoon", "2026-07-15T15:00"],
  ["a Saturday morning", "2026-06-13T09:00"],
  ["the last half hour of a Sunday", "2026-10-04T23:30"],
  ["the last evening of the year", "2026-12-31T23:45"],
  ["the first minutes of a year", "2027-01-01T00:05"],
  ["a Monday after the clocks changed", "2026-04-06T08:00"],
] as const;

const clubs = await Promise.all(
  ZONES.flatMap((timeZone) =>
    MOMENTS.map(async ([when, local]) => {
      const now = instantOf(local, timeZone);
      const statements = await demoClub({ now, timeZone, hashPassword });
      return {
        name: `${when} in ${timeZone}`,
        timeZone,
        now,
        today: local.slice(0, 10),
        statements,
        db: filled(statements),
      };
    }),
  ),
);

describe.each(clubs)("the demo club made in $name", ({ timeZone, now, today, statements, db }) => {
  it("starts at the local time it was asked for", () => {
    expect(localDate(now, timeZone)).toBe(today);
  });

  it("keeps every statement within D1's limit of bound parameters", () => {
    expect(Math.max(...statements.map(({ params }) => params.length))).toBeLessThanOrEqual(100);
  });

  it("leaves no dangling reference", () => {
    expect(db.prepare("PRAGMA foreign_key_check").all()).toEqual([]);
  });

  it("has the advertised sign-ins, verified, with the advertised password", () => {
    const rows = db
      .prepare(
        `SELECT email, role, email_verified, provider_id, account_id = user.id AS own, password
           FROM account JOIN user ON user.id = account.user_id`,
      )
      .all() as Record<string, unknown>[];
    expect(rows.map((row) => row.email).sort()).toEqual(DEMO_SIGN_INS.map(({ email }) => email).sort());
    for (const row of rows) {
      expect(row).toMatchObject({
        email_verified: 1,
        provider_id: "credential",
        own: 1,
        password: `hash of ${DEMO_PASSWORD}`,
      });
    }
    const roles = Object.fromEntries(rows.map((row) => [row.email, row.role]));
    expect(roles).toMatchObject({ "coach@longroll.test": "admin", "assistant@longroll.test": "coach" });
  });

  it("shows the trial with five days left, today and twelve hours later", () => {
    const trial = membershipOf("trial@longroll.test");
    for (const later of [0, DAY_MS / 2]) {
      expect(Math.ceil((trial.current_period_end - now.getTime() - later) / DAY_MS)).toBe(5);
    }
    expect(trial).toMatchObject({ status: "trialing", is_trial: 1 });
    expect(trial.current_period_end - trial.current_period_start).toBe(7 * DAY_MS);
  });

  it("has a trial that is over and an annual member in the middle of a year", () => {
    const lapsed = membershipOf("lapsed@longroll.test");
    expect(lapsed).toMatchObject({ status: "trialing", is_trial: 1 });
    expect(now.getTime() - lapsed.current_period_end).toBe(3 * DAY_MS);
    const annual = membershipOf("member@longroll.test");
    expect(annual).toMatchObject({ status: "active", is_trial: 0, plan: "annual", plan_amount_cents: 30_000 });
    const paidOut = db
      .prepare("SELECT user_id FROM membership WHERE status = 'active' AND current_period_end <= ?")
      .all(now.getTime());
    expect(paidOut).toEqual([]);
  });

  it("has exactly one published program for today, five days of three full sections", () => {
    const running = db
      .prepare("SELECT id, start_date FROM weekly_program WHERE is_published = 1 AND ? BETWEEN start_date AND end_date")
      .all(today) as { id: number; start_date: string }[];
    expect(running).toHaveLength(1);
    expect(isoWeekday(running[0]?.start_date ?? "")).toBe(1);
    const sections = db
      .prepare(
        `SELECT day_of_week AS day, column_type AS section, count(*) AS exercises
           FROM daily_workout JOIN exercise ON exercise.daily_workout_id = daily_workout.id
           WHERE program_id = ? GROUP BY day, section`,
      )
      .all(running[0]?.id ?? 0) as { day: number; section: string; exercises: number }[];
    expect(sections.map(({ day, section }) => `${day} ${section}`).sort()).toEqual(
      [1, 2, 3, 4, 5].flatMap((day) => COLUMN_TYPES.map((section) => `${day} ${section}`)).sort(),
    );
    for (const { exercises } of sections) expect(exercises).toBeGreaterThanOrEqual(4);
    expect(db.prepare("SELECT id FROM weekly_program WHERE is_published = 0").all()).toHaveLength(1);
  });

  it("writes exercises the product can show", () => {
    const rows = db
      .prepare("SELECT name, tier, video_url, sets, reps, set_rep, duration FROM exercise")
      .all() as Record<string, string | null>[];
    for (const row of rows) {
      expect(TIERS).toContain(row.tier);
      expect(Boolean(row.sets && row.reps) || Boolean(row.set_rep) || Boolean(row.duration)).toBe(true);
      if (row.video_url) expect(row.video_url).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/);
    }
    const withVideo = rows.filter((row) => row.video_url).length;
    expect(withVideo / rows.length).toBeGreaterThan(0.75);
    expect(withVideo).toBeLessThan(rows.length);
  });

  it("gives every weekday a workout and one for any day", () => {
    const days = db.prepare("SELECT day FROM workout ORDER BY day").all() as { day: number | null }[];
    expect(days.map(({ day }) => day)).toEqual([null, 1, 2, 3, 4, 5]);
  });

  it("leaves today free for the member, with a streak to add to", () => {
    const dates = trainedBy("member@longroll.test");
    expect(dates.size).toBeGreaterThan(20);
    for (const date of dates) expect(date < today).toBe(true);
    const lastTrainingDay =
      [1, 2, 3].map((days) => daysBefore(today, days)).find((date) => isoWeekday(date) <= 5) ?? "";
    expect(dates).toContain(lastTrainingDay);
    const streak = streakOf(dates, today);
    expect(streak).toBeGreaterThanOrEqual(3);
    expect(streak).toBeLessThanOrEqual(6);
    expect(streakOf(new Set([...dates, today]), today)).toBe(streak + 1);
  });

  it("counts each completion on the local day it happened, in the evening", () => {
    const rows = db.prepare("SELECT completed_at, local_date FROM completion").all() as {
      completed_at: number;
      local_date: string;
    }[];
    for (const row of rows) {
      expect(localDate(new Date(row.completed_at), timeZone)).toBe(row.local_date);
      expect(hourOf(row.completed_at, timeZone)).toBeGreaterThanOrEqual(17);
    }
  });

  it("ties a completed section to the date its program has it on", () => {
    const wrong = db
      .prepare(
        `SELECT local_date FROM completion
           JOIN daily_workout ON daily_workout.id = completion.daily_workout_id
           JOIN weekly_program ON weekly_program.id = program_id
           WHERE local_date <> date(start_date, (day_of_week - 1) || ' days') OR completion.title <> daily_workout.title
              OR is_published = 0`,
      )
      .all();
    expect(wrong).toEqual([]);
    const sections = db.prepare("SELECT id FROM completion WHERE daily_workout_id IS NOT NULL").all();
    expect(sections.length).toBeGreaterThan(10);
  });

  it("gives members weeks of logged sets, of exercises as they stand in what was trained that day", () => {
    const rows = db
      .prepare(
        `SELECT set_log.*, exercise.name, exercise.workout_id, exercise.daily_workout_id, exercise.column_type, email
           FROM set_log JOIN user ON user.id = user_id LEFT JOIN exercise ON exercise.id = exercise_id`,
      )
      .all() as Record<string, string | number | null>[];
    expect(new Set(rows.map((row) => row.local_date)).size).toBeGreaterThan(10);
    expect(new Set(rows.map((row) => row.email)).size).toBe(3);
    expect(rows.length).toBeLessThan(1200);
    const done = db
      .prepare(
        "SELECT email, local_date, workout_id, daily_workout_id, column_type FROM completion JOIN user ON user.id = user_id",
      )
      .all()
      .map((row) => JSON.stringify(Object.values(row)));
    for (const row of rows) {
      expect(row).toMatchObject({ exercise_name: row.name, unit: "kg" });
      const { email, local_date, workout_id, daily_workout_id, column_type } = row;
      expect(done).toContain(JSON.stringify([email, local_date, workout_id, daily_workout_id, column_type]));
      expect(Number(row.reps)).toBeGreaterThan(0);
      expect(row.lifted_grams).toBe(Number(row.load ?? 0) * 1000);
    }
    const presses = rows.filter(
      (row) => row.email === "member@longroll.test" && row.name_key === "half kneeling dumbbell press",
    );
    expect(new Set(presses.map((row) => row.local_date)).size).toBeGreaterThanOrEqual(3);
  });

  it("has nothing from the future and nobody active before they joined", () => {
    const stamps = db
      .prepare(
        `SELECT created_at AS at FROM user UNION ALL SELECT created_at FROM membership UNION ALL SELECT started_at FROM trial_claim
           UNION ALL SELECT created_at FROM weekly_program UNION ALL SELECT created_at FROM workout
           UNION ALL SELECT created_at FROM blog_post UNION ALL SELECT created_at FROM community_post
           UNION ALL SELECT created_at FROM post_reaction UNION ALL SELECT created_at FROM pinned_message
           UNION ALL SELECT created_at FROM community_comment
           UNION ALL SELECT created_at FROM workout_template UNION ALL SELECT updated_at FROM saved_reply
           UNION ALL SELECT updated_at FROM consultation_request
           UNION ALL SELECT completed_at FROM completion`,
      )
      .all() as { at: number }[];
    for (const { at } of stamps) {
      expect(at).toBeLessThanOrEqual(now.getTime());
      expect(Number.isInteger(at)).toBe(true);
    }
    const early = db
      .prepare(
        `SELECT user.email FROM user JOIN (
             SELECT user_id, completed_at AS at FROM completion UNION ALL SELECT user_id, created_at FROM community_post
             UNION ALL SELECT user_id, created_at FROM post_reaction UNION ALL SELECT user_id, created_at FROM community_comment
           ) AS act ON act.user_id = user.id WHERE act.at < user.created_at`,
      )
      .all();
    expect(early).toEqual([]);
  });

  it("keeps the totals of the triggers in step", () => {
    const { counted } = db.prepare("SELECT sum(completions) AS counted FROM progress_total").get() as {
      counted: number;
    };
    expect(counted).toBe(db.prepare("SELECT id FROM completion").all().length);
  });

  it("is the same club again for the same moment", async () => {
    const again = await demoClub({ now, timeZone, hashPassword });
    expect(again).toEqual(statements);
  });

  function membershipOf(email: string) {
    return db
      .prepare("SELECT membership.* FROM membership JOIN user ON user.id = user_id WHERE email = ?")
      .get(email) as Record<string, unknown> & { current_period_start: number; current_period_end: number };
  }

  function trainedBy(email: string): Set<string> {
    const rows = db
      .prepare("SELECT local_date FROM training_day JOIN user ON user.id = user_id WHERE email = ?")
      .all(email) as { local_date: string }[];
    return new Set(rows.map((row) => row.local_date));
  }
});

const now = new Date();
const statements = await demoClub({ now, timeZone: "UTC", hashPassword });

describe("what the demo club says", () => {
  const db = filled(statements);

  it("is written, not filled in", () => {
    const texts = statements.flatMap(({ params }) => params).filter((param) => typeof param === "string");
    for (const text of texts) expect(text).not.toMatch(/lorem|ipsum|todo|undefined|\[object/i);
  });

  it("has five articles of reading length, one featured, one without a reading time", () => {
    const posts = db.prepare("SELECT * FROM blog_post").all() as Record<string, string | number | null>[];
    expect(posts).toHaveLength(5);
    for (const post of posts) {
      const words = String(post.content).split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(500);
      expect(words).toBeLessThanOrEqual(900);
      expect(post.slug).toMatch(/^[a-z0-9-]+$/);
      expect(JSON.parse(String(post.tags)).length).toBeGreaterThan(0);
    }
    expect(posts.filter((post) => post.is_featured)).toHaveLength(1);
    expect(posts.filter((post) => post.read_time === null)).toHaveLength(1);
  });

  it("leaves no list of the coach's desk empty that needs no document", () => {
    for (const table of ["workout_template", "consultation_request", "saved_reply", "member_tag"]) {
      expect(db.prepare(`SELECT count(*) AS n FROM ${table}`).get(), table).not.toEqual({ n: 0 });
    }
    const [template] = db.prepare("SELECT * FROM workout_template").all() as { sample_exercises: string }[];
    const exercises = JSON.parse(template?.sample_exercises ?? "[]") as unknown[];
    expect(exercises.map((each) => exerciseInputSchema.parse(each).name)).toContain("Front Squat");
    const requests = db.prepare("SELECT * FROM consultation_request").all() as Record<string, string>[];
    for (const { name, email, phone, message, service_type, availability, experience } of requests) {
      const asked = { name, email, phone, message, experience, serviceType: service_type };
      consultationRequestSchema.parse({ ...asked, availability: JSON.parse(availability ?? "[]") });
    }
  });

  it("has a community that talks and one message on top", () => {
    const posts = db.prepare("SELECT count(*) AS n, count(DISTINCT user_id) AS people FROM community_post").get();
    expect(posts).toMatchObject({ n: 11, people: 10 });
    const reactions = db.prepare("SELECT DISTINCT reaction_type AS type FROM post_reaction ORDER BY type").all();
    expect(reactions.map((row) => row.type)).toEqual(["fire", "motivation", "support"]);
    expect(db.prepare("SELECT priority FROM pinned_message").all()).toEqual([{ priority: 5 }]);
    const counted = db
      .prepare(
        `SELECT count(*) AS posts FROM community_post AS post WHERE
           support_count + motivation_count + fire_count = (SELECT count(*) FROM post_reaction WHERE post_id = post.id)
           AND comment_count = (SELECT count(*) FROM community_comment WHERE post_id = post.id)`,
      )
      .get();
    expect(counted).toEqual({ posts: posts?.n });
    const threads =
      "SELECT count(*) AS n, count(parent_id) AS replies FROM community_comment WHERE post_id > 0 AND thread_id > 0";
    expect(db.prepare(threads).get()).toEqual({ n: 12, replies: 4 });
    const named =
      "SELECT content LIKE '%@' || m.name || '%' AS says, c.mentions FROM community_mention m JOIN community_comment c ON c.id = m.comment_id";
    expect(db.prepare(named).all()).toEqual([{ says: 1, mentions: expect.stringContaining("Hana K.") }]);
  });

  it("talks about training, with an answer kept for the exercise that it is about, and has had a letter", () => {
    const talks = "SELECT program_id, day_of_week, workout_id, comment_count FROM training_thread ORDER BY id";
    expect(db.prepare(talks).all()).toMatchObject([
      { workout_id: 1, comment_count: 2 },
      { program_id: 2, day_of_week: 1, comment_count: 2 },
    ]);
    const kept = "SELECT e.name FROM kept_answer a JOIN library_exercise e ON e.id = a.exercise_id";
    expect(db.prepare(kept).all()).toEqual([{ name: "Jefferson Curl" }]);
    const readers =
      "SELECT count(*) AS n FROM letter_recipient r JOIN letter l ON l.id = r.letter_id WHERE l.state = 'sent'";
    expect(Number(db.prepare(readers).get()?.n)).toBeGreaterThan(3);
  });
});

async function hashPassword(password: string): Promise<string> {
  return `hash of ${password}`;
}

function filled(statements: Awaited<ReturnType<typeof demoClub>>): DatabaseSync {
  const db = new DatabaseSync(":memory:", { enableForeignKeyConstraints: true });
  for (const { sql } of MIGRATIONS) db.exec(sql);
  for (const { sql, params } of statements) db.prepare(sql).run(...params);
  return db;
}

/** The instant at which clocks of a zone show a local time, found by trying the whole range of offsets. */
function instantOf(local: string, timeZone: string): Date {
  for (let minutes = -14 * 60; minutes <= 14 * 60; minutes += 15) {
    const instant = new Date(Date.parse(`${local}:00Z`) + minutes * 60_000);
    if (clockIn(instant, timeZone) === local) return instant;
  }
  throw new Error(`${local} does not exist in ${timeZone}`);
}

function hourOf(instant: number, timeZone: string): number {
  return Number(clockIn(new Date(instant), timeZone).slice(11, 13));
}

function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(date) - days * DAY_MS).toISOString().slice(0, 10);
}
