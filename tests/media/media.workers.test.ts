import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { MEDIA_MAX_BYTES, MEDIA_REFUSALS } from "../../worker/contract/media-limits";
import { user } from "../../worker/db/account";
import { communityPost } from "../../worker/db/community";
import { mediaClaim, mediaLeftover, mediaObject } from "../../worker/db/media";
import { claimMedia, type MediaPlace } from "../../worker/features/media/claim-media";
import { freeMedia, veilMedia } from "../../worker/features/media/free-media";
import { receiveUpload } from "../../worker/features/media/receive-upload";
import { sweepMedia } from "../../worker/features/media/sweep-media";
import { signedAddress } from "../../worker/features/media/upload-address";
import { type Actor, readActor } from "../../worker/http/actor";
import { runHourly } from "../../worker/schedule";
import { db, ORIGIN, Person } from "../workers/club";
import { site } from "../workers/site";
import { addressFor, bytesOf, idOf, put, uploadedBy } from "../workers/upload";
import { film, joined, letters } from "./films";

const HOUR_MS = 3_600_000;
const errorOf = async (answer: Response) => (await answer.json()) as { message: string; code?: string };
const fetchAs = (person: Person, path: string, headers: Record<string, string> = {}) =>
  person.call("GET", path, undefined, headers);
const bucketHas = async (id: string) => (await env.MEDIA.head(`uploads/${id}`)) !== null;
const leftover = (id: string) => db.select().from(mediaLeftover).where(eq(mediaLeftover.id, id)).get();

/** What a verb is given when this person calls. */
async function ctxFor(person: Person, now = new Date()) {
  const request = new Request(ORIGIN, { headers: { cookie: person.cookie } });
  const actor: Actor = await readActor(request, env, db, now);
  return { db, env, actor, now, later: (_: Promise<unknown>) => {} };
}

async function shownBy(person: Person, place: MediaPlace, bytes?: Uint8Array<ArrayBuffer>) {
  const { mediaUrl } = await uploadedBy(person, bytes);
  const [first, ...more] = (await claimMedia(await ctxFor(person), mediaUrl, place)).statements;
  if (first) await db.batch([first, ...more]);
  return mediaUrl;
}

describe("uploading", () => {
  it("stores what was sent, known by its content, without the place where it was taken", async () => {
    const ana = await Person.member();
    const address = await addressFor(ana, { contentType: "image/jpeg", size: bytesOf("jpeg").length });
    expect(address.slice(0, ORIGIN.length)).toBe(ORIGIN);
    expect(address.slice(ORIGIN.length)).toMatch(/^\/objects\/uploads\/[0-9a-f-]{36}\?/);
    const answer = await put(ana, address, bytesOf("jpeg"), { headers: { "content-type": "text/html" } });
    expect(answer.status).toBe(200);
    const mediaUrl = new URL(address).pathname;
    expect(await answer.json()).toEqual({
      mediaUrl,
      mediaType: "image",
      contentType: "image/jpeg",
      size: bytesOf("jpeg").length,
    });
    const served = await ana.get(mediaUrl);
    const bytes = new Uint8Array(await served.arrayBuffer());
    expect(bytes.length).toBe(bytesOf("jpeg").length);
    expect(new TextDecoder("latin1").decode(bytes)).not.toMatch(/GPS|Longroll Phone|xmpmeta/);
    expect(await leftover(idOf(mediaUrl))).toBeUndefined();
  });

  it.each(["png", "webp", "gif", "progressive"] as const)("takes a %s", async (picture) => {
    expect((await uploadedBy(await Person.member(), bytesOf(picture))).mediaType).toBe("image");
  });

  it("takes a film of 48 MB, and refuses one byte more than its limit before it has come", async () => {
    const ana = await Person.member();
    const skeleton = film({ codec: "avc1", indexFirst: true, bytes: 0 }).length;
    const most = MEDIA_MAX_BYTES.video;
    const whole = await put(
      ana,
      await addressFor(ana),
      film({ codec: "avc1", indexFirst: true, bytes: most - skeleton }),
    );
    expect(whole.status).toBe(200);
    expect(await whole.json()).toMatchObject({ mediaType: "video", contentType: "video/mp4", size: most });
    const more = await put(ana, await addressFor(ana), new Uint8Array(16), { length: most + 1 });
    expect([more.status, (await errorOf(more)).message]).toEqual([413, MEDIA_REFUSALS.video]);
  });

  it("limits by what a file is, not by what it is called", async () => {
    const ana = await Person.member();
    const large = joined([bytesOf("png"), new Uint8Array(MEDIA_MAX_BYTES.image)]);
    const answer = await put(ana, await addressFor(ana), large, { headers: { "content-type": "video/mp4" } });
    expect([answer.status, (await errorOf(answer)).message]).toEqual([413, MEDIA_REFUSALS.image]);
  });

  it.each([
    ["a page named as a picture", letters("<!doctype html><script>alert(1)</script>"), MEDIA_REFUSALS.type],
    ["an SVG", letters('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), MEDIA_REFUSALS.type],
    ["a PDF", letters("%PDF-1.7 and more of it"), MEDIA_REFUSALS.type],
    ["Apple's picture", letters("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), MEDIA_REFUSALS.heic],
    ["a film in HEVC", film({ codec: "hvc1", indexFirst: false }), MEDIA_REFUSALS.hevc],
    ["a recording by a member", letters("\0\0\0\x18ftypM4A \0\0\0\0M4A isom"), MEDIA_REFUSALS.type],
  ])("refuses %s", async (_, bytes, message) => {
    const ana = await Person.member();
    const address = await addressFor(ana);
    const answer = await put(ana, address, bytes, { headers: { "content-type": "image/jpeg" } });
    expect([answer.status, (await errorOf(answer)).message]).toEqual([415, message]);
    const id = idOf(address.split("?")[0] ?? "");
    await expect.poll(() => bucketHas(id)).toBe(false);
    expect((await ana.get(`/objects/uploads/${id}`)).status).toBe(404);
  });

  it("takes a recording from an admin", async () => {
    const coach = await Person.admin();
    const sound = film({ codec: "mp4a", indexFirst: true });
    const answer = await put(coach, await addressFor(coach, { contentType: "audio/mp4" }), sound);
    expect(await answer.json()).toMatchObject({ mediaType: "audio", contentType: "audio/mp4" });
  });

  it("refuses what stops half way, and leaves nothing", async () => {
    const ana = await Person.member();
    const address = await addressFor(ana);
    const answer = await put(ana, address, bytesOf("png").slice(0, 900));
    expect([answer.status, (await errorOf(answer)).message]).toEqual([422, MEDIA_REFUSALS.broken]);
    const id = idOf(address.split("?")[0] ?? "");
    await expect.poll(() => leftover(id)).toBeUndefined();
    expect(await bucketHas(id)).toBe(false);
    // The file was at fault, not the address.
    expect((await put(ana, address, bytesOf("png"))).status).toBe(200);
  });

  it("says so when the store is away, and leaves no row", async () => {
    const ana = await Person.member();
    const MEDIA = { put: () => Promise.reject(new Error("disk full")), delete: () => Promise.resolve() };
    const waiting: Promise<unknown>[] = [];
    const ctx = {
      ...(await ctxFor(ana)),
      env: { ...env, MEDIA: MEDIA as unknown as R2Bucket },
      later: (work: Promise<unknown>) => void waiting.push(work),
    };
    const terms = { id: crypto.randomUUID(), ownerId: ana.id, expiresAt: new Date(), contentType: null, size: null };
    const clip = film({ codec: "avc1", indexFirst: true, bytes: 2_000_000 });
    const upload = { body: new Response(clip).body, length: clip.length, told: null };
    await expect(receiveUpload(ctx, terms, upload)).rejects.toMatchObject({ status: 503, code: "storage_failed" });
    await Promise.all(waiting);
    expect(await db.select().from(mediaObject).where(eq(mediaObject.id, terms.id))).toEqual([]);
    expect(await leftover(terms.id)).toBeUndefined();
  });

  it("wants a length", async () => {
    const ana = await Person.member();
    const address = await addressFor(ana);
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(bytesOf("jpeg"));
        controller.close();
      },
    });
    const headers = { cookie: ana.cookie, origin: ORIGIN };
    const answer = await site.fetch(new URL(address, ORIGIN), { method: "PUT", headers, body });
    expect(answer.status).toBe(411);
    expect((await put(ana, await addressFor(ana), new Uint8Array(0))).status).toBe(400);
  });
});

describe("an upload address", () => {
  it("is good once", async () => {
    const ana = await Person.member();
    const address = await addressFor(ana);
    const both = await Promise.all([put(ana, address, bytesOf("jpeg")), put(ana, address, bytesOf("png"))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = await put(ana, address, bytesOf("webp"));
    expect([again.status, (await errorOf(again)).code]).toEqual([409, "upload_used"]);
  });

  it("is good for its owner, for ten minutes, as it was given out", async () => {
    const [ana, ben] = [await Person.member(), await Person.member()];
    const address = await addressFor(ana, { contentType: "image/png", size: bytesOf("png").length });
    const tampered = address.replace(/size=\d+/, "size=5").replace("image%2Fpng", "image%2Fjpeg");
    const elsewhere = address.replace(/uploads\/[0-9a-f-]+/, `uploads/${crypto.randomUUID()}`);
    const terms = { id: crypto.randomUUID(), ownerId: ana.id, contentType: null, size: null };
    const old = await signedAddress(env, { ...terms, expiresAt: new Date(Date.now() - 1000) });
    const prolonged = old.replace(/expires=\d+/, `expires=${Date.now() + HOUR_MS}`);
    const refused: [Person, string, string][] = [
      [ben, address, "upload_address"],
      [ana, tampered, "upload_address"],
      [ana, elsewhere, "upload_address"],
      [ana, address.split("?")[0] ?? "", "upload_address"],
      [ana, old, "upload_expired"],
      [ana, prolonged, "upload_address"],
    ];
    for (const [person, where, code] of refused) {
      const answer = await put(person, where, bytesOf("png"));
      expect([where, answer.status, (await errorOf(answer)).code]).toEqual([where, 403, code]);
    }
    expect((await put(Person.visitor, address, bytesOf("png"))).status).toBe(401);
    const foreign = await put(ana, address, bytesOf("png"), { headers: { origin: "https://evil.test" } });
    expect(foreign.status).toBe(403);
    expect((await put(ana, address, bytesOf("png"))).status).toBe(200);
  });

  it("holds an upload to the type and size that it was asked for", async () => {
    const ana = await Person.member();
    const size = bytesOf("png").length;
    const other = await put(ana, await addressFor(ana, { contentType: "image/jpeg", size }), bytesOf("png"));
    expect(other.status).toBe(415);
    const longer = await put(ana, await addressFor(ana, { contentType: "image/png", size: size - 1 }), bytesOf("png"));
    expect(longer.status).toBe(403);
  });

  it.each([
    [{ contentType: "image/svg+xml" }, 415],
    [{ contentType: "image/heic" }, 415],
    [{ contentType: "audio/webm" }, 415],
    [{ contentType: "image/png", size: MEDIA_MAX_BYTES.image + 1 }, 413],
    [{ contentType: "video/mp4", size: MEDIA_MAX_BYTES.video + 1 }, 413],
    [{ size: 5_000_000_000 }, 413],
    [{ size: 0 }, 422],
    [{ size: -1 }, 422],
    [{ contentType: 5 }, 422],
  ])("is not given for %j", async (request, status) => {
    const answer = await (await Person.member()).post("/api/objects/upload", request);
    expect([request, answer.status]).toEqual([request, status]);
  });

  it("is given without a body too, 60 times an hour", async () => {
    const ana = await Person.member();
    const answers = await Promise.all(Array.from({ length: 61 }, () => ana.call("POST", "/api/objects/upload")));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("is not given to who has uploaded a gigabyte today", async () => {
    const ana = await Person.member();
    const now = new Date();
    const made = { ownerId: ana.id, contentType: "video/mp4", etag: '"x"', createdAt: now } as const;
    await db.insert(mediaObject).values({ id: crypto.randomUUID(), sizeBytes: 1024 ** 3 - 10, ...made });
    const answer = await ana.post("/api/objects/upload", { size: 11 });
    expect([answer.status, (await errorOf(answer)).code]).toEqual([429, "upload_budget"]);
  });
});

describe("reading", () => {
  it("serves ranges, conditions, and nothing that could run", async () => {
    const ana = await Person.member();
    const clip = film({ codec: "avc1", indexFirst: true, bytes: 5000 });
    const { mediaUrl, size } = await uploadedBy(ana, clip);
    const whole = await ana.get(mediaUrl);
    const bytes = new Uint8Array(await whole.arrayBuffer());
    const etag = whole.headers.get("etag") ?? "";
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      "content-type": "video/mp4",
      "content-length": String(size),
      "accept-ranges": "bytes",
      "cache-control": "private, no-cache",
      "content-disposition": "inline",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
    const ask = async (headers: Record<string, string>) => {
      const answer = await fetchAs(ana, mediaUrl, headers);
      const got = new Uint8Array(await answer.arrayBuffer());
      return { status: answer.status, range: answer.headers.get("content-range"), got };
    };
    const part = { status: 206, range: `bytes 10-19/${size}`, got: bytes.slice(10, 20) };
    expect(await ask({ range: "bytes=10-19" })).toEqual(part);
    expect(await ask({ range: "bytes=10-19", "if-range": etag })).toEqual(part);
    expect(await ask({ range: "bytes=-5" })).toMatchObject({ status: 206, got: bytes.slice(-5) });
    expect(await ask({ range: `bytes=${size - 1}-` })).toMatchObject({ status: 206, got: bytes.slice(-1) });
    const all = { status: 200, range: null, got: bytes };
    expect(await ask({ range: "bytes=10-19", "if-range": '"older"' })).toEqual(all);
    expect(await ask({ range: Array.from({ length: 100 }, () => "bytes=0-1").join(",") })).toEqual(all);
    const none = new Uint8Array(0);
    expect(await ask({ range: "bytes=999999999-" })).toEqual({ status: 416, range: `bytes */${size}`, got: none });
    expect(await ask({ "if-none-match": etag })).toEqual({ status: 304, range: null, got: none });
    expect(await ask({ "if-none-match": `"x", W/${etag}` })).toMatchObject({ status: 304 });
    const head = await ana.call("HEAD", mediaUrl);
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(size)]);
  });

  it.each(["../../secret", "%2e%2e%2fsecret", "..%5c..%5csecret", "%00", "documents", "x".repeat(300), ":filename"])(
    "finds nothing at %j",
    async (name) => {
      const coach = await Person.admin();
      expect((await coach.get(`/objects/uploads/${name}`)).status).toBe(404);
    },
  );

  it("is the owner's alone as long as it is shown nowhere", async () => {
    const [ana, ben, coach] = [await Person.member(), await Person.member(), await Person.admin()];
    const { mediaUrl } = await uploadedBy(ana);
    const seen = async (person: Person) => (await person.get(mediaUrl)).status;
    expect(await Promise.all([ana, ben, coach, Person.visitor].map(seen))).toEqual([200, 404, 404, 401]);
  });

  it("follows the place that shows it", async () => {
    const [ana, ben, lapsed, coach] = [
      await Person.member(),
      await Person.member(),
      await Person.lapsed(),
      await Person.admin(),
    ];
    const seen = (mediaUrl: string) =>
      Promise.all([ana, ben, lapsed, coach, Person.visitor].map(async (who) => (await who.get(mediaUrl)).status));
    const shared = await shownBy(ana, { kind: "community", id: 71 });
    expect(await seen(shared)).toEqual([200, 200, 200, 200, 401]);
    await veilMedia(db, { kind: "community", id: 71 }, true);
    expect(await seen(shared)).toEqual([200, 404, 404, 200, 401]);
    await veilMedia(db, { kind: "community", id: 71 }, false);
    expect(await seen(shared)).toEqual([200, 200, 200, 200, 401]);
    await freeMedia(db, { kind: "community", id: 71 });
    expect(await seen(shared)).toEqual([200, 404, 404, 404, 401]);

    const toBen = await shownBy(ana, { kind: "message", id: 5, readerId: ben.id });
    expect(await seen(toBen)).toEqual([200, 200, 404, 200, 401]);
    const avatar = await shownBy(ana, { kind: "avatar", id: ana.id });
    expect(await seen(avatar)).toEqual([200, 200, 200, 200, 401]);
  });
});

describe("claiming", () => {
  it("names the row that the same batch makes", async () => {
    const ana = await Person.member();
    const { mediaUrl } = await uploadedBy(ana);
    const ctx = await ctxFor(ana);
    const newPost = sql`(select max(${communityPost.id}) from ${communityPost})`;
    const media = await claimMedia(ctx, mediaUrl, { kind: "community", id: newPost });
    expect(media).toMatchObject({ mediaUrl, mediaType: "image" });
    const [[post]] = await db.batch([
      db.insert(communityPost).values({ userId: ana.id, content: "", mediaUrl, createdAt: ctx.now }).returning(),
      ...media.statements,
    ]);
    const claim = await db
      .select()
      .from(mediaClaim)
      .where(eq(mediaClaim.mediaId, idOf(mediaUrl)))
      .get();
    expect(claim).toMatchObject({ place: "community", placeId: String(post?.id), veiled: false });
  });

  it("refuses what is no upload, somebody else's, gone, or of the wrong kind", async () => {
    const [ana, ben] = [await Person.member(), await Person.member()];
    const bens = (await uploadedBy(ben)).mediaUrl;
    const clip = (await uploadedBy(ana, film({ codec: "avc1", indexFirst: true }))).mediaUrl;
    const ctx = await ctxFor(ana);
    const refusal = async (address: string, place: MediaPlace = { kind: "community", id: 1 }) =>
      claimMedia(ctx, address, place).then(
        () => null,
        ({ status, code, issues }) => [status, code, issues[0].path],
      );
    for (const address of [
      `https://evil.test${bens}`,
      "javascript:alert(1)",
      "/objects/uploads/../../x",
      "/og-default.png",
      `${clip}?x=1`,
      `${ORIGIN}${clip}`,
    ])
      expect([address, await refusal(address)]).toEqual([address, [422, "not_an_upload", "mediaUrl"]]);
    expect(await refusal(bens)).toEqual([403, "not_your_upload", "mediaUrl"]);
    expect(await refusal(`/objects/uploads/${crypto.randomUUID()}`)).toEqual([403, "not_your_upload", "mediaUrl"]);
    expect(await refusal(clip, { kind: "avatar", id: ana.id })).toEqual([422, "wrong_media", "mediaUrl"]);
    expect(await refusal(clip)).toBeNull();
  });

  it("fails with its whole batch when the upload has been swept in between", async () => {
    const ana = await Person.member();
    const { mediaUrl } = await uploadedBy(ana);
    const ctx = await ctxFor(ana);
    const { statements } = await claimMedia(ctx, mediaUrl, { kind: "community", id: 1 });
    await sweepMedia(env, db, new Date(Date.now() + 25 * HOUR_MS));
    const post = db.insert(communityPost).values({ userId: ana.id, content: "with a picture", createdAt: ctx.now });
    await expect(db.batch([post, ...statements])).rejects.toThrow();
    expect(await db.select().from(communityPost).where(eq(communityPost.userId, ana.id))).toEqual([]);
  });
});

describe("the sweep", () => {
  const dayLater = () => new Date(Date.now() + 25 * HOUR_MS);

  it("removes what is shown nowhere for a day, bytes and row, and nothing else", async () => {
    const ana = await Person.member();
    const unused = idOf((await uploadedBy(ana)).mediaUrl);
    const shown = idOf(await shownBy(ana, { kind: "community", id: 801 }));
    const freed = idOf(await shownBy(ana, { kind: "community", id: 802 }));
    await freeMedia(db, { kind: "community", id: 802 });
    const states = async () => Promise.all([unused, shown, freed].map(bucketHas));

    await sweepMedia(env, db, new Date(Date.now() + 23 * HOUR_MS));
    expect(await states()).toEqual([true, true, true]);
    await sweepMedia(env, db, dayLater());
    expect(await states()).toEqual([false, true, false]);
    expect((await ana.get(`/objects/uploads/${unused}`)).status).toBe(404);
    expect((await ana.get(`/objects/uploads/${shown}`)).status).toBe(200);
    expect(await db.select().from(mediaLeftover)).toEqual([]);
  });

  it("runs every hour", async () => {
    const id = idOf((await uploadedBy(await Person.member())).mediaUrl);
    await runHourly(env, dayLater());
    expect(await bucketHas(id)).toBe(false);
  });

  it("finds bytes whose upload broke off before it had a row", async () => {
    const id = crypto.randomUUID();
    await db.insert(mediaLeftover).values({ id, since: new Date() });
    await env.MEDIA.put(`uploads/${id}`, "half a film");
    await sweepMedia(env, db, new Date());
    expect(await bucketHas(id)).toBe(true);
    await sweepMedia(env, db, dayLater());
    expect(await bucketHas(id)).toBe(false);
    expect(await leftover(id)).toBeUndefined();
  });

  it("goes on where a run broke off", async () => {
    const ana = await Person.member();
    const id = idOf((await uploadedBy(ana)).mediaUrl);
    const broken = { MEDIA: { delete: () => Promise.reject(new Error("R2 is away")) } as unknown as R2Bucket };
    await expect(sweepMedia(broken, db, dayLater())).rejects.toThrow("R2 is away");
    expect(await bucketHas(id)).toBe(true);
    expect((await ana.get(`/objects/uploads/${id}`)).status).toBe(404);
    await sweepMedia(env, db, new Date());
    expect(await bucketHas(id)).toBe(false);
  });

  it("does a share each run", async () => {
    const ana = await Person.member();
    for (let count = 0; count < 3; count += 1) await uploadedBy(ana, bytesOf("gif"));
    expect(await sweepMedia(env, db, dayLater(), 2)).toBe(2);
    expect(await sweepMedia(env, db, dayLater(), 2)).toBe(1);
    expect(await sweepMedia(env, db, dayLater(), 2)).toBe(0);
  });

  it("takes what a member has shown of themselves when they are gone", async () => {
    const [ana, ben] = [await Person.member(), await Person.member()];
    const shared = await shownBy(ana, { kind: "community", id: 901 });
    await db.delete(user).where(eq(user.id, ana.id));
    expect((await ben.get(shared)).status).toBe(404);
    await sweepMedia(env, db, dayLater());
    expect(await bucketHas(idOf(shared))).toBe(false);
  });
});
