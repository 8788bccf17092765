import JSZip from "jszip";
import { describe, expect, it } from "vitest";
import { endOfDirectory, ZipStream } from "../../worker/platform/zip-stream";

const AT = new Date("2026-11-21T10:20:30Z");

/** A sink that takes a chunk at a time, and what it has taken. */
function sink() {
  const chunks: Uint8Array[] = [];
  let failure: unknown;
  const stream = new WritableStream<Uint8Array>(
    {
      write: (chunk) => void chunks.push(new Uint8Array(chunk)),
      abort: (reason) => {
        failure = reason;
      },
    },
    { highWaterMark: 1 },
  );
  return { stream, chunks, bytes: () => Buffer.concat(chunks), failed: () => failure };
}

async function* pieces(...texts: string[]): AsyncGenerator<string> {
  yield* texts;
}

const chunked = (...chunks: Uint8Array<ArrayBuffer>[]) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });

describe("a ZIP file that is written as a stream", () => {
  it("is read by others: texts compressed, files as they are, checksums right", async () => {
    const { stream, bytes } = sink();
    const zip = new ZipStream(stream, AT);
    const film = crypto.getRandomValues(new Uint8Array(65_000));
    await zip.text("página.html", pieces("first ", "", "second ".repeat(5000)));
    await zip.text("empty.json", pieces());
    expect(await zip.file("media/a.mp4", async () => chunked(film.slice(0, 1000), film.slice(1000)))).toBe(true);
    expect(await zip.file("media/gone.mp4", async () => null)).toBe(false);
    await zip.close();
    expect(bytes().length).toBeLessThan(66_500);
    const read = await JSZip.loadAsync(bytes(), { checkCRC32: true });
    expect(Object.keys(read.files)).toEqual(["página.html", "empty.json", "media/a.mp4"]);
    expect(await read.file("página.html")?.async("string")).toBe(`first ${"second ".repeat(5000)}`);
    expect(await read.file("empty.json")?.async("string")).toBe("");
    expect(await read.file("media/a.mp4")?.async("uint8array")).toEqual(film);
    expect(read.file("media/a.mp4")?.date.toISOString()).toBe("2026-11-21T10:20:30.000Z");
  });

  it("holds no more than a chunk: nothing is read before what came earlier has been taken", async () => {
    const { readable, writable } = new TransformStream<Uint8Array>(
      undefined,
      { highWaterMark: 1 },
      { highWaterMark: 0 },
    );
    const zip = new ZipStream(writable, AT);
    let read = 0;
    const film = () =>
      new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            read += 1;
            if (read > 200) controller.close();
            else controller.enqueue(new Uint8Array(1000));
          },
        },
        { highWaterMark: 0 },
      );
    let opened = 0;
    const done = zip.file("film.mp4", async () => {
      opened += 1;
      read = 0;
      return film();
    });
    const reader = readable.getReader();
    await reader.read();
    await reader.read();
    expect(opened).toBe(2);
    expect(read).toBeLessThan(10);
    const drained = (async () => {
      while (!(await reader.read()).done);
    })();
    expect(await done).toBe(true);
    await zip.close();
    await drained;
  });

  it("ends as broken when a file goes away between its two readings", async () => {
    const { stream, failed } = sink();
    const zip = new ZipStream(stream, AT);
    let opened = 0;
    const once = async () => (opened++ === 0 ? chunked(new Uint8Array(10)) : null);
    await expect(zip.file("media/a.jpg", once)).rejects.toThrow("went away");
    await zip.abort(new Error("not whole"));
    expect(String(failed())).toContain("not whole");
  });

  it("says with the larger records what the smaller have no room for", () => {
    const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    expect(endOfDirectory(3, 1000, 200).length).toBe(22);
    const large = view(endOfDirectory(70_000, 5_000_000_000, 6_000_000));
    expect(large.byteLength).toBe(56 + 20 + 22);
    expect(large.getUint32(0, true)).toBe(0x0606_4b50);
    expect([24, 32, 40, 48].map((at) => Number(large.getBigUint64(at, true)))).toEqual([
      70_000, 70_000, 6_000_000, 5_000_000_000,
    ]);
    expect(large.getUint32(56, true)).toBe(0x0706_4b50);
    expect(Number(large.getBigUint64(64, true))).toBe(5_006_000_000);
    expect([large.getUint16(76 + 8, true), large.getUint32(76 + 16, true)]).toEqual([0xffff, 0xffff_ffff]);
  });
});
