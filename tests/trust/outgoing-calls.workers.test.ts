import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { app } from "../../worker/app";
import { videoLink } from "../../worker/db/exercises";
import { checkLinks } from "../../worker/features/exercises/library/check-links";
import type { Env } from "../../worker/http/env";
import { isPushEndpoint } from "../../worker/platform/push/endpoint";
import { sendPush } from "../../worker/platform/push/send-push";
import { runHourly } from "../../worker/schedule";
import { db, ORIGIN, Person } from "../workers/club";

/** Where a server must never look: itself, its neighbours, the cloud's own desk, and names that only look like a host's. */
const TARGETS = [
  "http://127.0.0.1:8787/api/admin/users",
  "http://localhost/",
  "http://[::1]/",
  "http://[::ffff:127.0.0.1]/",
  "http://0x7f.1/",
  "http://2130706433/",
  "http://0/",
  "http://169.254.169.254/latest/meta-data/",
  "http://10.0.0.1/",
  "http://192.168.0.1/",
  "http://metadata.google.internal/",
  "http://127.0.0.1.nip.io/",
  "https://127.0.0.1/watch?v=abcdefghijk",
  "https://youtube.com.rebind.test/watch?v=abcdefghijk",
  "https://www.youtube.com@127.0.0.1/watch?v=abcdefghijk",
  "https://www.youtube.com:22/watch?v=abcdefghijk",
  "https://vimeo.com.rebind.test/76979871",
  "https://rebind.test/squat.mp4",
  "file:///etc/passwd",
  "gopher://127.0.0.1:6379/_FLUSHALL",
  "data:text/html,x",
  "javascript:alert(1)",
  "//127.0.0.1/",
  "https://www.youtube.com/redirect?q=http://127.0.0.1/",
  "https://vimeo.com/api/../127.0.0.1",
];
const HOSTS = ["www.youtube.com", "vimeo.com"];

/** Every way out of the Worker, watched and answered by nobody. */
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    asked.push(input instanceof Request ? input.url : String(input));
    return new Response(null, { status: 404 });
  });
});
afterEach(() => void vi.restoreAllMocks());

const waiting: Promise<unknown>[] = [];
/** A call whose later work is waited for too: a fetch behind the answer is a fetch. */
async function call(person: Person, method: string, path: string, body?: unknown): Promise<Response> {
  const ctx = {
    waitUntil: (work: Promise<unknown>) => void waiting.push(work),
    passThroughOnException: () => {},
    props: {},
  };
  const request = new Request(new URL(path, ORIGIN), {
    method,
    headers: { cookie: person.cookie, origin: ORIGIN, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = await app.fetch(request, env as Env, ctx as unknown as ExecutionContext);
  await Promise.allSettled(waiting.splice(0));
  return answer;
}

let count = 0;
const FIELDS: [string, (coach: Person, url: string) => Promise<Response>][] = [
  ["a workout's video", (coach, videoUrl) => call(coach, "POST", "/api/admin/workouts", { title: "W", videoUrl })],
  [
    "a workout's picture",
    (coach, thumbnailUrl) => call(coach, "POST", "/api/admin/workouts", { title: "W", thumbnailUrl }),
  ],
  [
    "an exercise's video",
    (coach, videoUrl) =>
      call(coach, "POST", "/api/admin/workouts", { title: "W", exercises: [{ name: "Squat", videoUrl }] }),
  ],
  [
    "an imported exercise's video",
    (coach, videoUrl) =>
      call(coach, "POST", "/api/admin/import-workout", { title: "W", exercises: [{ name: "Row", videoUrl }] }),
  ],
  [
    "pasted videos",
    (coach, videoUrl) =>
      call(coach, "POST", "/api/admin/exercise-library/videos", {
        videos: [{ name: "Squat", videoUrl }],
        uses: "missing",
      }),
  ],
  [
    "a template's video",
    (coach, videoUrl) =>
      call(coach, "POST", "/api/admin/workout-templates", {
        name: "T",
        sampleExercises: [{ name: "Squat", videoUrl }],
      }),
  ],
  [
    "an article's picture",
    (coach, featuredImage) =>
      call(coach, "POST", "/api/admin/blog", { title: "A", slug: `a-${++count}`, featuredImage, isPublished: true }),
  ],
  [
    "an article's text",
    (coach, url) =>
      call(coach, "POST", "/api/admin/blog", {
        title: "A",
        slug: `a-${++count}`,
        content: `![](${url}) [x](${url}) <${url}>\n\n<img src="${url}"><iframe src="${url}"></iframe>`,
        isPublished: true,
      }),
  ],
  ["a preview", (coach, url) => call(coach, "POST", "/api/admin/blog/preview", { content: `![](${url}) ${url}` })],
  ["a post", (coach, content) => call(coach, "POST", "/api/community/posts", { content })],
  ["a post's media", (coach, mediaUrl) => call(coach, "POST", "/api/community/posts", { content: "x", mediaUrl })],
  ["a profile's photo", (coach, profileImageUrl) => call(coach, "PATCH", "/api/auth/profile", { profileImageUrl })],
  [
    "a device for pushes",
    (coach, endpoint) =>
      call(coach, "PUT", "/api/notices/push", { endpoint, keys: { p256dh: "B".repeat(87), auth: "a".repeat(22) } }),
  ],
];

describe("an address that somebody gives", () => {
  it.each(FIELDS)("is never looked at: %s", async (_, give) => {
    const answers: number[] = [];
    let coach = Person.visitor;
    for (const [index, url] of TARGETS.entries()) {
      // Few enough for each not to be told to slow down, which would hide what is looked for.
      if (index % 5 === 0) coach = await Person.admin();
      const { status } = await give(coach, url);
      expect(status).not.toBe(429);
      answers.push(status);
    }
    // Some may be stored and shown as a link; none may be answered by an error of ours.
    for (const status of answers) expect(status).toBeLessThan(500);
    expect(asked).toEqual([]);
  });

  it("is never looked at when articles and their feeds are read", async () => {
    for (const path of ["/api/blog", `/api/blog/a-${count}`, "/blog/rss.xml", "/blog/feed.json", "/sitemap.xml"]) {
      expect([path, (await call(Person.visitor, "GET", path)).status]).toEqual([path, 200]);
    }
    expect(asked).toEqual([]);
  });

  it("is asked about at the video hosts only, by the hour, whatever stands in the table", async () => {
    const due = new Date(0);
    await db.delete(videoLink);
    await db.insert(videoLink).values(TARGETS.map((url) => ({ url, dueAt: due })));
    await db.insert(videoLink).values({ url: "https://youtu.be/abcdefghijk", dueAt: due });
    await runHourly(env as Env, new Date(), (address, init) => fetch(address, init));
    for (let runs = 0; runs < 3; runs += 1) await checkLinks(db, new Date(), (address, init) => fetch(address, init));
    expect(asked.length).toBeGreaterThan(0);
    for (const address of asked) {
      const { protocol, host, pathname } = new URL(address);
      expect([protocol, HOSTS.includes(host)]).toEqual(["https:", true]);
      expect(["/oembed", "/api/oembed.json"]).toContain(pathname);
    }
  });
});

describe("where a push may go", () => {
  it("is none of these places, whether it is asked for or stands in the table", async () => {
    const odd = [
      "https://fcm.googleapis.com.rebind.test/fcm/send/1",
      "https://rebind.test#fcm.googleapis.com/",
      "https://rebind.test\\.notify.windows.com/",
      "https://.push.apple.com/",
      "https://fcm.googleapis.com@127.0.0.1/",
      "https://fcm.googleapis.com:444/",
      "wss://fcm.googleapis.com/",
      "https://fcm.googleapis.com./fcm/send/1",
    ];
    for (const endpoint of [...TARGETS, ...odd]) {
      expect([endpoint, isPushEndpoint(endpoint)]).toEqual([endpoint, false]);
      const to = { endpoint, p256dh: "", auth: "" };
      const message = { title: "x", body: "x", path: "/", tag: "x", icon: "/x" };
      const vapid = { publicKey: "", privateKey: "", subject: "" };
      expect(await sendPush((address, init) => fetch(address, init), vapid, to, message, new Date())).toBe("gone");
    }
    expect(asked).toEqual([]);
  });
});
