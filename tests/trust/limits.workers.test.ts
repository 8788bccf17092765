import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { errorBodySchema } from "../../worker/contract/errors";
import { RIGHTS } from "../../worker/contract/rights";
import { communityComment, communityPost, postReaction } from "../../worker/db/community";
import { consultationRequest } from "../../worker/db/consultations";
import { directMessage } from "../../worker/db/messages";
import type { Env } from "../../worker/http/env";
import { consume, type RateLimit, resetRateLimit } from "../../worker/http/rate-limit";
import { db, Person } from "../workers/club";
import { CALLS, type Club, make, newClub, postOf, withRateLimits } from "../workers/club-calls";
import { withoutWaiting } from "../workers/no-waiting";
import { ROUTES } from "./route-shapes";

withoutWaiting();

const limitOf = (calls: number, seconds: number): RateLimit => ({
  name: `test-${crypto.randomUUID()}`,
  calls,
  seconds,
});
// From now on, because what a limit keeps is thrown away by the clock of the machine.
const START = Date.now();
const at = (seconds: number) => new Date(START + seconds * 1000);
/** The seconds to wait, or 0 for a call that was let through. */
const taken = (limit: RateLimit, key: string, seconds: number, settings: Partial<Env> = {}) =>
  consume({ ...env, ...settings } as Env, limit, "account", key, at(seconds)).then(
    () => 0,
    (refused: { retryAfterSeconds: number }) => refused.retryAfterSeconds,
  );

describe("a limit", () => {
  it("lets exactly as many calls through as it has, also when all come at once", async () => {
    const limit = limitOf(10, 600);
    const waits = await Promise.all(Array.from({ length: 50 }, () => taken(limit, "ana", 0)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
    expect(waits.filter((wait) => wait === 600)).toHaveLength(40);
  });

  it("is over when it said so, however often somebody tries meanwhile: a lock cannot be kept closed", async () => {
    const limit = limitOf(2, 600);
    await taken(limit, "ana", 0);
    await taken(limit, "ana", 0);
    const waits = [];
    for (let second = 60; second < 600; second += 60) waits.push(await taken(limit, "ana", second));
    expect(waits).toEqual([540, 480, 420, 360, 300, 240, 180, 120, 60]);
    expect(await taken(limit, "ana", 600)).toBe(0);
  });

  it("is one for all ways of writing its key, and another for each key and limit", async () => {
    const [limit, other] = [limitOf(1, 600), limitOf(1, 600)];
    expect(await taken(limit, "Ana@Example.com", 0)).toBe(0);
    expect(await taken(limit, "ana@example.COM", 0)).toBe(600);
    expect(await taken(limit, "bo@example.com", 0)).toBe(0);
    expect(await taken(other, "ana@example.com", 0)).toBe(0);
  });

  it("is forgiven by whoever proves to be the owner", async () => {
    const limit = limitOf(1, 600);
    await taken(limit, "ana", 0);
    await resetRateLimit(env as unknown as Env, limit, "account", "ANA");
    expect(await taken(limit, "ana", 1)).toBe(0);
  });

  it("can be set, and keeps its own numbers where a setting is none", async () => {
    const limit = limitOf(1, 600);
    const setting = (value: string) => ({ [`RATE_LIMIT_${limit.name.toUpperCase().replaceAll("-", "_")}`]: value });
    expect(await taken(limit, "set", 0, setting("2/60"))).toBe(0);
    expect(await taken(limit, "set", 0, setting("2/60"))).toBe(0);
    expect(await taken(limit, "set", 0, setting("2/60"))).toBe(60);
    for (const none of ["", "lots", "1/0x10", "-1/60", "1e9/60", "5 / 60"]) {
      const key = `none ${none}`;
      expect([await taken(limit, key, 0, setting(none)), await taken(limit, key, 0, setting(none))]).toEqual([0, 600]);
    }
  });
});

/** Settings in which every limit of an account or address is gone after three calls, with a deploy's own counting. */
const TIGHT = withRateLimits((name) =>
  name === "RATE_LIMIT_ADDRESS_FACTOR" ? "1" : name.endsWith("_GLOBAL") ? "900000/60" : "3/600",
);

/** Writes of members and visitors without a limit, and what bounds them instead. */
const BOUNDED: Record<string, string> = {
  "POST /api/daily-workouts/:id/complete": "a section once a day",
  "PUT /api/exercises/:id/log": "one row an exercise and day, of days that are limited",
  "PUT /api/exercises/:id/swap": "one row a lift and day, of days that are limited, and one from then on",
  "DELETE /api/user/swaps/:id": "what one has",
  "DELETE /api/user/injuries/:id": "what one has",
  "PUT /api/user/rolls/:id": "what one has",
  "PUT /api/user/competitions/:id": "what one has",
  "DELETE /api/user/competitions/:id": "what one has",
  "PUT /api/user/lift-cues/:id": "what one has",
  "PUT /api/user/week-plan": "one row a week",
  "DELETE /api/user/week-plan": "what one has",
  "DELETE /api/user/calendar": "what one has",
  "PUT /api/user/first-week": "one row a card",
  "PUT /api/user/first-week/marks": "two marks",
  "PUT /api/user/week-plan/moves/:id": "one row a session of a week",
  "DELETE /api/user/week-plan/moves/:id": "what one has",
  "DELETE /api/user/rolls/:id": "what one has",
  "DELETE /api/user/progress/:id": "what one has",
  "PUT /api/user/progress/:id/note": "one note of what one has",
  "PUT /api/user/training-preferences": "one row",
  "PUT /api/user/training-maxes": "so many lifts, and of each so many earlier ones",
  "POST /api/messages/read": "one mark, which moves forward",
  "POST /api/notices/read": "what one was told",
  "POST /api/community/seen": "one mark, which moves forward",
  "POST /api/notices/:id/read": "what one was told",
  "PUT /api/notices/preferences": "one row",
  "PUT /api/notices/push": "so many devices a member, the oldest makes room",
  "DELETE /api/notices/push": "what one has",
  "DELETE /api/community/posts/:id": "what one has",
  "DELETE /api/community/comments/:id": "what one has",
  "PUT /objects/uploads/:filename": "the addresses that are given out",
  "POST /api/logout": "one's session",
  "POST /api/auth/delete-account": "one's account; wrong passwords for it are tried with its own tests",
  "DELETE /api/auth/sessions": "one's sessions",
  "DELETE /api/auth/sessions/:id": "one's sessions",
  "PATCH /api/auth/profile": "one row",
  "POST /api/dev/payments/intents/:id/confirm": "not in what is deployed",
};

describe("what members and visitors write", () => {
  let club: Club;
  beforeAll(async () => {
    club = await newClub();
  });
  const callOf = async (name: string) => {
    const call = await CALLS[name]?.(await newClub());
    if (!call) throw new Error(`${name} has no call`);
    return call;
  };
  const writes = ROUTES.filter(
    ({ method, guard }) => method !== "GET" && !(guard in RIGHTS) && guard !== "selfGuarded",
  );
  const limited = writes.filter(({ name }) => !BOUNDED[name]);

  it.each(limited)("has a limit, with the time to wait: $name", async ({ name, method }) => {
    const call = await callOf(name);
    // Networks have shares of some limits, so each call comes from one of its own.
    const [first, second] = [crypto.randomUUID().slice(0, 3), crypto.randomUUID().slice(0, 4)];
    const headers = { "cf-connecting-ip": `2${first}:${second}::1` };
    const answers = [];
    // What led up to the call may have spent of the same limit.
    for (let time = 0; time < 4; time += 1) answers.push(await make(method, call, { headers, settings: TIGHT }));
    expect(answers[0]?.status).not.toBe(429);
    const refused = answers[3];
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(refused?.headers.get("retry-after"))).toBeLessThanOrEqual(600);
    expect(errorBodySchema.parse(await refused?.json())).toMatchObject({ code: "rate_limited" });
  });

  it("or is bounded by something else, which is said here of nothing that does not exist", () => {
    const known = writes.map(({ name }) => name);
    expect(Object.keys(BOUNDED).filter((name) => !known.includes(name))).toEqual([]);
  });

  /** Headers that a client can write, and that some servers believe. */
  const CLAIMS = ["x-forwarded-for", "x-real-ip", "true-client-ip", "forwarded", "x-client-ip", "x-originating-ip"];

  it.each(CLAIMS)("counts by the address that the network saw, not by %s", async (header) => {
    const before = await db.$count(consultationRequest);
    const seen = `203.${CLAIMS.indexOf(header)}.113.7`;
    const statuses = [];
    for (let time = 0; time < 8; time += 1) {
      const call = await callOf("POST /api/consultation-requests");
      const headers = { "cf-connecting-ip": seen, [header]: `198.51.100.${time}` };
      const settings = withRateLimits((name) => (name === "RATE_LIMIT_ADDRESS_FACTOR" ? "1" : undefined));
      statuses.push((await make("POST", call, { headers, settings })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
    expect(await db.$count(consultationRequest)).toBe(before + 5);
  });

  /** Floods of one member, who then has stored as much as the limit says and not more. */
  it.each([
    { what: "posts", many: 25, stored: 20, table: communityPost, path: () => "/api/community/posts" },
    { what: "messages", many: 35, stored: 30, table: directMessage, path: () => "/api/messages" },
    {
      what: "comments",
      many: 65,
      stored: 60,
      table: communityComment,
      path: (post: number) => `/api/community/posts/${post}/comments`,
    },
  ])("takes no more than $stored of $many $what at once", async ({ many, stored, table, path }) => {
    const eager = await Person.member();
    const post = await postOf(club.member);
    const before = await db.$count(table);
    const own = path(post.id);
    const answers = await Promise.all(
      Array.from({ length: many }, (_, n) => eager.post(own, { content: `Again ${n}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(stored);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(many - stored);
    expect(await db.$count(table)).toBe(before + stored);
  });

  it("counts a flood of reactions as one of a member's", async () => {
    const eager = await Person.member();
    const { id } = await postOf(club.member);
    const before = await db.$count(postReaction);
    const answers = await Promise.all(
      Array.from({ length: 130 }, () =>
        eager.post(`/api/community/posts/${id}/reactions`, { reactionType: "fire", active: true }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(120);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect(await db.$count(postReaction)).toBe(before + 1);
  });

  it("answers guessed coupons alike, and soon no more", async () => {
    const guesser = await Person.join();
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const answer = await guesser.get(`/api/billing/coupon?code=GUESS${n}`);
        return `${answer.status} ${answer.status === 429 ? "" : await answer.text()}`;
      }),
    );
    expect(new Set(answers)).toEqual(
      new Set([`400 {"message":"Invalid coupon code","code":"coupon_invalid"}`, "429 "]),
    );
    expect(answers.filter((answer) => answer === "429 ")).toHaveLength(20);
  });
});
