import { eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { attentionSchema } from "../../worker/contract/attention";
import { libraryEntrySchema, placedExerciseSchema, troubledLinkSchema } from "../../worker/contract/library";
import { videoLink } from "../../worker/db/exercises";
import { exercise } from "../../worker/db/programs";
import { checkLinks } from "../../worker/features/exercises/library/check-links";
import { type HttpFetch, oembedAddress } from "../../worker/features/exercises/library/oembed";
import { db, Person } from "../workers/club";

const HOUR_MS = 3_600_000;
const youtube = (id: string) => `https://youtu.be/${id}`;
const GOOD = youtube("goodgoodgo1");
const GONE = youtube("gonegonego1");
const PRIVATE = youtube("privatepri1");
const CLOSED = youtube("closedclos1");
const VIMEO = "https://vimeo.com/76979871/0123456789";
const FILE = "https://cdn.example.com/squat.mp4";
const ALL = { GOOD, GONE, PRIVATE, CLOSED, VIMEO, FILE };

let admin: Person;

/** A network of video hosts that answers by what is in the address, and remembers what it was asked. */
function hosts(answers: Record<string, number> = {}) {
  const asked: { address: string; init: RequestInit }[] = [];
  const reach: HttpFetch = async (address, init) => {
    asked.push({ address, init });
    const [, status = 200] = Object.entries(answers).find(([part]) => address.includes(part)) ?? [];
    return new Response(status === 200 ? "{}" : null, {
      status,
      ...(status === 302 ? { headers: { location: "http://127.0.0.1/" } } : {}),
    });
  };
  return { asked, reach };
}

const SAYS = { gonegonego1: 404, privatepri1: 403, closedclos1: 401, "76979871": 403 };

async function stateOf(url: string) {
  return (await db.select().from(videoLink).where(eq(videoLink.url, url)).get())?.state;
}

const due = (urls: string[]) =>
  db
    .update(videoLink)
    .set({ dueAt: new Date(0) })
    .where(inArray(videoLink.url, urls));

beforeAll(async () => {
  admin = await Person.admin();
  const exercises = Object.entries(ALL).map(([name, videoUrl]) => ({ name: `Linked ${name.toLowerCase()}`, videoUrl }));
  expect((await admin.post("/api/admin/workouts", { title: "Links", exercises })).status).toBe(201);
});

describe("the check of video links", () => {
  it("asks fixed hosts about a video's id, never an address that somebody has typed", () => {
    expect(oembedAddress("https://www.youtube.com/watch?v=abcdefghijk&list=x")).toBe(
      "https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3Dabcdefghijk",
    );
    expect(oembedAddress(VIMEO)).toBe(
      "https://vimeo.com/api/oembed.json?url=https%3A%2F%2Fvimeo.com%2F76979871%2F0123456789",
    );
    for (const typed of [
      "http://127.0.0.1:8787/api/admin/users",
      "http://169.254.169.254/",
      "http://[::1]/watch?v=abcdefghijk",
      "https://youtube.com@evil.test/watch?v=abcdefghijk",
      "https://youtube.com.evil.test/watch?v=abcdefghijk",
      "https://youtube.com:8443/watch?v=abcdefghijk",
      "file:///etc/passwd",
      FILE,
    ]) {
      expect(oembedAddress(typed), typed).toBeNull();
    }
  });

  it("marks what is gone, private or not embeddable, and asks of each host only its own", async () => {
    const { asked, reach } = hosts(SAYS);
    await checkLinks(db, new Date(), reach);
    expect(asked.map(({ address }) => new URL(address).host).sort()).toEqual([
      "vimeo.com",
      ...Array.from({ length: 4 }, () => "www.youtube.com"),
    ]);
    expect(asked.every(({ init }) => init.redirect === "manual" && init.signal)).toBe(true);
    expect(await Promise.all(Object.values(ALL).map(stateOf))).toEqual([
      "ok",
      "dead",
      "private",
      "not_embeddable",
      "not_embeddable",
      undefined,
    ]);
  });

  it("shows what is in trouble with where it is used", async () => {
    const links = troubledLinkSchema.array().parse(await (await admin.get("/api/admin/video-links")).json());
    expect(links.map(({ url, state, names, uses }) => [url, state, names, uses])).toEqual([
      [VIMEO, "not_embeddable", ["Linked vimeo"], 1],
      [CLOSED, "not_embeddable", ["Linked closed"], 1],
      [PRIVATE, "private", ["Linked private"], 1],
      [GONE, "dead", ["Linked gone"], 1],
    ]);
    const used = await admin.get(`/api/admin/exercises?link=${encodeURIComponent(GONE)}`);
    expect(placedExerciseSchema.array().parse(await used.json())).toMatchObject([
      { name: "Linked gone", linkState: "dead", place: { kind: "workout", title: "Links" } },
    ]);
    const entries = await admin.get("/api/admin/exercise-library?show=trouble");
    expect(libraryEntrySchema.array().parse(await entries.json())).toHaveLength(4);
    const attention = attentionSchema.parse(await (await admin.get("/api/admin/attention")).json());
    expect(attention.troubledLinks).toBe(4);
  });

  it("leaves out of proposals what is gone or private", async () => {
    const answer = await admin.post("/api/admin/exercise-library/match", { names: ["Linked gone", "Linked good"] });
    expect(answer.status).toBe(200);
    const { proposeVideos } = await import("../../worker/features/exercises/propose-videos");
    const names = ["Linked gone", "Linked private", "Linked closed", "Linked good"];
    const proposed = await proposeVideos(
      { db } as Parameters<typeof proposeVideos>[0],
      names.map((name) => ({ name, videoUrl: null })),
    );
    expect(proposed.map(({ name }) => name)).toEqual(["Linked closed", "Linked good"]);
  });

  it("asks nobody before the time has come, and finds a link that works again", async () => {
    const nobody = hosts();
    await checkLinks(db, new Date(), nobody.reach);
    expect(nobody.asked).toEqual([]);
    const mended = hosts();
    await checkLinks(db, new Date(Date.now() + 25 * HOUR_MS), mended.reach);
    expect(mended.asked).toHaveLength(4);
    expect(await stateOf(GONE)).toBe("ok");
  });

  it("changes nothing without a network, and stops at the first call that fails", async () => {
    await due(Object.values(ALL));
    let calls = 0;
    await checkLinks(db, new Date(), async () => {
      calls += 1;
      throw new TypeError("fetch failed");
    });
    expect(calls).toBe(4);
    expect(await stateOf(GOOD)).toBe("ok");
    const { asked, reach } = hosts();
    await checkLinks(db, new Date(), reach);
    expect(asked).toHaveLength(5);
  });

  it("follows no redirect and believes no trouble of the host's own", async () => {
    await due([GOOD, GONE]);
    const { asked, reach } = hosts({ goodgoodgo1: 302, gonegonego1: 503 });
    await checkLinks(db, new Date(), reach);
    expect(asked).toHaveLength(2);
    expect([await stateOf(GOOD), await stateOf(GONE)]).toEqual(["ok", "ok"]);
  });

  it("is bounded in a run, finds links that were stored without it, and forgets those nobody uses", async () => {
    const { id } = (await db.select().from(exercise).where(eq(exercise.videoUrl, FILE)).get()) ?? { id: 0 };
    const many = Array.from({ length: 30 }, (_, at) => youtube(`manymany${String(at).padStart(3, "0")}`));
    await db.insert(videoLink).values(many.map((url) => ({ url, dueAt: new Date(0) })));
    const unknown = youtube("unknownunk1");
    await db.update(exercise).set({ videoUrl: unknown }).where(eq(exercise.id, id));
    const first = hosts();
    await checkLinks(db, new Date(), first.reach);
    expect(first.asked).toHaveLength(24);
    const second = hosts();
    await checkLinks(db, new Date(), second.reach);
    expect(second.asked).toHaveLength(7);
    expect(await stateOf(unknown)).toBe("ok");
    expect(await db.$count(videoLink, inArray(videoLink.url, many))).toBe(0);
  });
});
