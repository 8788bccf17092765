import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { MEDIA_REFUSALS } from "../../worker/contract/media-limits";
import { mediaLeftover, mediaObject } from "../../worker/db/media";
import { db, ORIGIN, Person } from "../workers/club";
import { site } from "../workers/site";
import { addressFor, bytesOf, idOf, put, uploadedBy } from "../workers/upload";
import { film, joined, letters } from "./films";

const PAGE = "<!doctype html><script>alert(document.domain)</script>";
const wide = (text: string) =>
  joined([letters("\xff\xfe"), Uint8Array.from([...text].flatMap((letter) => [letter.charCodeAt(0), 0]))]);
const messageOf = async (answer: Response) => ((await answer.json()) as { message: string }).message;
const stored = async () => (await env.MEDIA.list()).objects.length;
const rows = async () => [await db.$count(mediaObject), await db.$count(mediaLeftover)];

describe("a file that is something else as well", () => {
  const png = bytesOf("png");
  const gif = bytesOf("gif");
  it.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ["a photo with a page behind it", joined([bytesOf("jpeg"), letters(PAGE)]), "image/jpeg"],
    ["a drawing with an archive behind it", joined([png, letters(`PK\x03\x04${PAGE}`)]), "image/png"],
    [
      "a drawing with a page in a chunk of text",
      joined([
        png.slice(0, 33),
        letters(`\0\0\0${String.fromCharCode(PAGE.length)}tEXt${PAGE}\0\0\0\0`),
        png.slice(33),
      ]),
      "image/png",
    ],
    ["a moving picture with a script behind it", joined([gif, letters("*/=1;alert(1)//<script>")]), "image/gif"],
    ["a WebP with a page behind it", joined([bytesOf("webp"), letters(PAGE)]), "image/webp"],
    ["a film with a page in a box of its own", film({ codec: "avc1", place: PAGE, indexFirst: true }), "video/mp4"],
  ])("is served as the one thing that it is known as, without the other: %s", async (_, bytes, contentType) => {
    const ana = await Person.member();
    const { mediaUrl } = await uploadedBy(ana, bytes);
    const served = await ana.get(mediaUrl);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      "content-type": contentType,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "content-disposition": "inline",
    });
    expect(new TextDecoder("latin1").decode(await served.arrayBuffer())).not.toMatch(/script|alert|PK/);
  });

  it.each<[string, Uint8Array<ArrayBuffer>]>([
    ["a page", letters(PAGE)],
    ["a page in UTF-16", wide(PAGE)],
    ["a page behind spaces", letters(`${" ".repeat(600)}${PAGE}`)],
    ["a drawing in XML", letters('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ["a script", letters("alert(1)//\xff\xd8\xff")],
    ["a program", letters("MZ\x90\0\x03\0\0\0")],
    ["an archive", letters("PK\x03\x04\x14\0\0\0")],
    ["a PDF", letters("%PDF-1.7\n")],
    ["a program for Flash", letters("FWS\x09\0\0\0\0")],
    ["a picture of Windows", letters("BM\0\0\0\0\0\0")],
    ["the sign of a photo, one byte off", joined([letters("\0"), bytesOf("jpeg")])],
  ])("is refused when it is none of those that are taken, whatever it is called: %s", async (_, bytes) => {
    const ana = await Person.member();
    const before = await rows();
    for (const told of ["image/jpeg", "video/mp4", "text/html", "image/svg+xml"]) {
      const answer = await put(ana, await addressFor(ana), bytes, { headers: { "content-type": told } });
      expect([told, answer.status, await messageOf(answer)]).toEqual([told, 415, MEDIA_REFUSALS.type]);
    }
    expect(await rows()).toEqual(before);
  });
});

describe("an upload that lies about its length", () => {
  it.each([
    ["five gigabytes", "5000000000", 413],
    ["more than a number holds", "9".repeat(400), 413],
    ["no number", "abc", 400],
    ["less than nothing", "-1", 400],
    ["half a byte", "1.5", 400],
    ["a number written otherwise", "1e3", 400],
    ["nothing", "0", 400],
  ])("is refused before it is read: %s", async (_, length, status) => {
    const ana = await Person.member();
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const [before, objects] = [await rows(), await stored()];
    const answer = await site.fetch(new URL(await addressFor(ana), ORIGIN), {
      method: "PUT",
      headers: { cookie: ana.cookie, origin: ORIGIN, "content-length": length },
      body: endless,
    });
    expect([answer.status, typeof (await messageOf(answer))]).toEqual([status, "string"]);
    expect(pulled).toBeLessThan(3);
    expect([await rows(), await stored()]).toEqual([before, objects]);
  });

  it.each([
    ["more comes than it says", -100],
    ["less comes than it says", 100],
  ])("is not kept: %s", async (_, more) => {
    const ana = await Person.member();
    const objects = await stored();
    const address = await addressFor(ana);
    const answer = await put(ana, address, bytesOf("gif"), { length: bytesOf("gif").length + more });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).not.toBe(500);
    expect((await ana.get(`/objects/uploads/${idOf(address.split("?")[0] ?? "")}`)).status).toBe(404);
    await expect.poll(stored).toBe(objects);
  });
});

describe("a range", () => {
  it("never makes more of a file than it is", async () => {
    const ana = await Person.member();
    const { mediaUrl, size } = await uploadedBy(ana, film({ codec: "avc1", indexFirst: true, bytes: 5000 }));
    const ask = async (range: string) => {
      const answer = await ana.call("GET", mediaUrl, undefined, { range });
      return [range.slice(0, 40), answer.status, (await answer.arrayBuffer()).byteLength];
    };
    const many = `bytes=${Array.from({ length: 100 }, () => "0-").join(",")}`;
    const cases: [string, number, number][] = [
      ["bytes=0-", 206, size],
      ["bytes=0-0", 206, 1],
      [`bytes=0-${"9".repeat(15)}`, 206, size],
      [many, 200, size],
      ["bytes=0-1,1-2", 200, size],
      ["bytes=5-2", 200, size],
      ["bytes=-", 200, size],
      ["bytes=--5", 200, size],
      ["bytes=1e3-", 200, size],
      ["items=0-5", 200, size],
      [`bytes=${"9".repeat(40)}-`, 200, size],
      ["bytes=999999999-", 416, 0],
      ["bytes=-0", 416, 0],
    ];
    for (const [range, status, length] of cases) expect(await ask(range)).toEqual([range.slice(0, 40), status, length]);
  });
});

describe("the address of somebody else's file", () => {
  it("cannot be said to be one's own anywhere: post, message, profile, article", async () => {
    const [ana, coach, ben] = [await Person.member(), await Person.admin(), await Person.member()];
    const { mediaUrl } = await uploadedBy(ben);
    const slug = crypto.randomUUID();
    const calls = [
      ana.post("/api/community/posts", { content: "mine", mediaUrl }),
      ana.post("/api/messages", { content: "mine", mediaUrl }),
      ana.call("PATCH", "/api/auth/profile", { profileImageUrl: mediaUrl }),
      coach.post("/api/admin/blog", { title: "Mine", slug, featuredImage: mediaUrl, isPublished: true }),
      coach.post("/api/admin/blog", { title: "Mine", slug, content: `![](${mediaUrl})`, isPublished: true }),
    ];
    for (const answer of await Promise.all(calls)) expect([403, 422]).toContain(answer.status);
    expect((await ana.get(mediaUrl)).status).toBe(404);
    expect((await coach.get(mediaUrl)).status).toBe(404);
  });

  it.each(["../../x", "..%2f..%2fx", "..\\x", "/etc/passwd", "a\u0000b", "x".repeat(300), "%00"])(
    "is made by the server, so that nobody can upload to %j",
    async (name) => {
      const ana = await Person.member();
      const objects = await stored();
      const { search } = new URL(await addressFor(ana));
      const answer = await put(ana, `/objects/uploads/${encodeURI(name)}${search}`, bytesOf("gif"));
      expect([400, 403, 404, 405]).toContain(answer.status);
      expect(await stored()).toBe(objects);
    },
  );
});
