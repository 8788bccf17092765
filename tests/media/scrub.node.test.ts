import { crc32 } from "node:zlib";
import { describe, expect, it } from "vitest";
import { MEDIA_REFUSALS, type MediaType } from "../../worker/contract/media-limits";
import { byteRange } from "../../worker/features/media/byte-range";
import { plainType, recognise } from "../../worker/features/media/recognise";
import { scrubberFor } from "../../worker/features/media/scrub/formats";
import { box, film, joined, letters } from "./films";
import { PICTURES } from "./pictures";
import { element, recording } from "./recordings";

const bytesOf = (picture: keyof typeof PICTURES) => new Uint8Array(Buffer.from(PICTURES[picture], "base64"));
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const TELLING = /GPS|Longroll Phone|xmpmeta|ns\.adobe\.com/;

/** The file as it comes out when it goes in by chunks of a size. */
function scrubbed(type: MediaType, file: Uint8Array, chunk = file.length): Uint8Array {
  const scrubber = scrubberFor(type);
  const out: Uint8Array[] = [];
  for (let at = 0; at < file.length; at += chunk) out.push(scrubber.push(file.slice(at, at + chunk)));
  const { rest, whole } = scrubber.end();
  if (!whole) throw new Error("incomplete");
  return joined([...out, rest]);
}

const FORMATS = [
  ["jpeg", "image/jpeg"],
  ["progressive", "image/jpeg"],
  ["png", "image/png"],
  ["webp", "image/webp"],
] as const;

describe.each(FORMATS)("a phone's picture, %s", (name, type) => {
  const file = bytesOf(name);

  it("loses its place and camera, and keeps its length", () => {
    expect(textOf(file)).toMatch(TELLING);
    const clean = scrubbed(type, file.slice());
    expect(clean.length).toBe(file.length);
    expect(textOf(clean)).not.toMatch(TELLING);
    expect(recognise(clean, null)).toBe(type);
  });

  it("comes out the same whatever the chunks it comes in", () => {
    const whole = scrubbed(type, file.slice());
    for (const chunk of [1, 2, 3, 7, 64, 500]) expect(scrubbed(type, file.slice(), chunk)).toEqual(whole);
  });

  it("loses what was hidden behind its end", () => {
    const clean = scrubbed(type, joined([file, letters("<script>alert(1)</script> GPS")]), 100);
    expect(clean.length).toBe(file.length + 29);
    expect(textOf(clean)).not.toMatch(/script|GPS/);
  });

  it("is refused when it is cut off", () => {
    // Of JPEG only the headers say how long they are: a picture without its lower half is still one.
    const cut = file.slice(0, type === "image/jpeg" ? 300 : file.length - 20);
    expect(() => scrubbed(type, cut, 50)).toThrow(/incomplete|damaged/);
  });
});

describe("a picture's own data", () => {
  it("stays: the segments that a JPEG decoder reads are untouched", () => {
    for (const name of ["jpeg", "progressive"] as const) {
      const file = bytesOf(name);
      const clean = scrubbed("image/jpeg", file.slice());
      const tables = textOf(file).indexOf("\xff\xdb");
      expect(tables).toBeGreaterThan(0);
      expect(clean.slice(tables)).toEqual(file.slice(tables));
    }
  });

  it("stays turned as it was", () => {
    const clean = scrubbed("image/jpeg", bytesOf("jpeg"));
    const exif = textOf(clean).indexOf("Exif\0\0MM\0*");
    expect(exif).toBeGreaterThan(0);
    expect([...clean.slice(exif + 16, exif + 26)]).toEqual([1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]);
  });

  it("stays in a PNG, whose other chunks become ones that every decoder passes over", () => {
    const file = bytesOf("png");
    const clean = scrubbed("image/png", file.slice());
    expect(chunks(clean).map(({ type }) => type)).not.toContain("eXIf");
    for (const { type, sum, counted } of chunks(clean)) expect(`${type} ${sum}`).toBe(`${type} ${counted}`);
    const data = (bytes: Uint8Array) => chunks(bytes).filter(({ type }) => type === "IDAT");
    expect(data(clean)).toEqual(data(file));
  });

  it("stays in a WebP, which no longer says that it has EXIF and XMP", () => {
    const clean = scrubbed("image/webp", bytesOf("webp"));
    const flags = clean[textOf(clean).indexOf("VP8X") + 8] ?? 0xff;
    expect(flags & 0x0c).toBe(0);
    expect(textOf(clean)).toContain("VP8 ");
  });

  it("stays in a GIF, but not its comments", () => {
    const file = bytesOf("gif");
    expect(scrubbed("image/gif", file.slice(), 5)).toEqual(file);
    const end = file.length - 1;
    const comment = joined([new Uint8Array([0x21, 0xfe, 7]), letters("GPS 1,2"), new Uint8Array([0])]);
    const told = joined([file.slice(0, end), comment, file.slice(end)]);
    const clean = scrubbed("image/gif", told.slice(), 5);
    expect(clean.length).toBe(told.length);
    expect(textOf(clean)).not.toContain("GPS");
    expect(clean.slice(0, end)).toEqual(file.slice(0, end));
  });
});

describe("a picture of more points than a device can show", () => {
  const SIDE = 50_000;
  const twice = (write: (view: DataView, at: number) => void, at: number, step: number) => (view: DataView) => {
    write(view, at);
    write(view, at + step);
  };
  const short = (little: boolean) => (view: DataView, at: number) => view.setUint16(at, SIDE, little);
  const webp = (type: string, body: number[]) =>
    joined([
      letters(`RIFF\x1a\0\0\0WEBP${type}\x0e\0\0\0`),
      new Uint8Array([...body, ...new Array(14).fill(0)]).slice(0, 14),
    ]);

  it.each<[string, MediaType, Uint8Array, (view: DataView, text: string) => void]>([
    ["PNG", "image/png", bytesOf("png"), twice((view, at) => view.setUint32(at, SIDE), 16, 4)],
    ["JPEG", "image/jpeg", bytesOf("jpeg"), (view, text) => twice(short(false), text.indexOf("\xff\xc0") + 5, 2)(view)],
    [
      "progressive JPEG",
      "image/jpeg",
      bytesOf("progressive"),
      (view, text) => twice(short(false), text.indexOf("\xff\xc2") + 5, 2)(view),
    ],
    ["GIF", "image/gif", bytesOf("gif"), twice(short(true), 6, 2)],
    [
      "GIF's frame",
      "image/gif",
      bytesOf("gif"),
      (view, text) => twice(short(true), text.indexOf(",\0\0\0\0\x18") + 5, 2)(view),
    ],
    ["WebP", "image/webp", bytesOf("webp"), twice((view, at) => view.setUint16(at, SIDE, true), 24, 3)],
    ["plain WebP", "image/webp", webp("VP8 ", [0, 0, 0, 0x9d, 1, 0x2a, 0xff, 0x3f, 0xff, 0x3f]), () => {}],
    ["lossless WebP", "image/webp", webp("VP8L", [0x2f, 0xff, 0xff, 0xff, 0x0f]), () => {}],
  ])("is refused by what it says of itself, before it is drawn: %s", (_, type, file, write) => {
    const huge = file.slice();
    write(new DataView(huge.buffer), textOf(huge));
    for (const chunk of [huge.length, 7])
      expect(() => scrubbed(type, huge.slice(), chunk)).toThrow(MEDIA_REFUSALS.points);
  });

  it("is not one of a good camera", () => {
    const large = bytesOf("png");
    new DataView(large.buffer).setUint32(16, 6000);
    new DataView(large.buffer).setUint32(20, 5000);
    expect(() => scrubbed("image/png", large)).not.toThrow();
  });
});

describe("a film", () => {
  it("loses the place that a phone has written, wherever its index stands", () => {
    for (const indexFirst of [true, false]) {
      const file = film({ codec: "avc1", place: "+37.3318-122.0312+012.3/", indexFirst });
      const clean = scrubbed("video/mp4", file.slice(), 33);
      expect(textOf(file)).toContain("+37.3318");
      expect(clean.length).toBe(file.length);
      expect(textOf(clean)).not.toMatch(/37\.3318|location/);
      expect(textOf(clean)).toContain("the film itself");
    }
  });

  it("is refused in HEVC, with what to do", () => {
    for (const codec of ["hvc1", "hev1"]) {
      const file = film({ codec, indexFirst: false });
      expect(() => scrubbed("video/mp4", file)).toThrow(MEDIA_REFUSALS.hevc);
    }
  });

  it("may be filled up with zeros, and what hides behind them is blanked", () => {
    const padded = joined([film({ codec: "avc1", indexFirst: true }), new Uint8Array(300), letters("GPS 1,2")]);
    for (const chunk of [padded.length, 7]) {
      const clean = scrubbed("video/mp4", padded.slice(), chunk);
      expect(clean.length).toBe(padded.length);
      expect(textOf(clean)).toContain("the film itself");
      expect(textOf(clean)).not.toContain("GPS");
    }
  });

  it("is refused when its index lies about its lengths", () => {
    const index = box("moov", [box("trak", [new Uint8Array([0, 0, 0xff, 0xff]), letters("tkhd")])]);
    expect(() => scrubbed("video/mp4", joined([box("ftyp", [letters("isom")]), index]))).toThrow(MEDIA_REFUSALS.broken);
  });
});

describe("a recording", () => {
  it.each([true, false])("loses titles, programs, tags and attached files (without known ends: %s)", (live) => {
    const file = recording({ live, told: "+37.3318-122.0312" });
    const nothing = recording({ live, told: "" });
    const whole = scrubbed("video/webm", file.slice());
    for (const chunk of [1, 2, 3, 7, 64]) expect(scrubbed("video/webm", file.slice(), chunk)).toEqual(whole);
    expect(whole.length).toBe(file.length);
    expect(textOf(whole)).not.toMatch(/37\.3318|Title|Muxer|LOCATION|Attachment|Name/);
    expect(textOf(whole).match(/the recording itself/g)).toHaveLength(2);
    expect(textOf(whole)).toContain("V_VP8");
    expect(recognise(whole, null)).toBe("video/webm");
    // What is told is blanked, not moved: the same elements stand where they stood, and cleaning again changes nothing.
    expect(scrubbed("audio/webm", whole.slice(), 5)).toEqual(whole);
    expect(scrubbed("video/webm", nothing.slice()).length).toBe(nothing.length);
  });

  it("loses what follows its end, and is refused when it is cut off or lies about its lengths", () => {
    const file = recording({ live: false, told: "x" });
    expect(textOf(scrubbed("video/webm", joined([file, letters("GPS 1,2")]), 40))).not.toContain("GPS");
    expect(() => scrubbed("video/webm", file.slice(0, file.length - 5))).toThrow(/incomplete/);
    // A title that is longer than what it stands in.
    const lying = element(0x1549a966, joined([Uint8Array.of(0x7b, 0xa9, 0x90), letters("GPS")]));
    expect(() => scrubbed("video/webm", lying)).toThrow(MEDIA_REFUSALS.broken);
  });
});

describe("what a file is", () => {
  const start = (text: string) => letters(text.padEnd(64, "\0"));

  it("is what its bytes say, not its name", () => {
    expect(recognise(bytesOf("png"), "text/html")).toBe("image/png");
    expect(recognise(film({ codec: "avc1", indexFirst: true }), "image/png")).toBe("video/mp4");
    expect(recognise(start("\0\0\0\x20ftypM4A "), null)).toBe("audio/mp4");
    expect(recognise(start("\x1aE\xdf\xa3...B\x82\x84webm"), "video/webm")).toBe("video/webm");
    expect(recognise(start("\x1aE\xdf\xa3...B\x82\x84webm...A_OPUS"), null)).toBe("audio/webm");
    expect(recognise(start("\x1aE\xdf\xa3...B\x82\x84webm...V_VP9.A_OPUS"), null)).toBe("video/webm");
  });

  it.each([
    "<!doctype html><script>",
    "<svg xmlns=",
    "%PDF-1.7",
    "MZ\x90",
    "PK\x03\x04",
    "\x1aE\xdf\xa3...matroska",
    "",
  ])("is refused: %j", (text) => expect(() => recognise(start(text), "image/png")).toThrow(MEDIA_REFUSALS.type));

  it("is refused with what to do for Apple's pictures", () => {
    for (const brand of ["heic", "heix", "mif1"])
      expect(() => recognise(start(`\0\0\0\x20ftyp${brand}`), "image/jpeg")).toThrow(MEDIA_REFUSALS.heic);
  });

  it("has one name", () => {
    expect(plainType("image/JPG; charset=x")).toBe("image/jpeg");
    expect(plainType("video/quicktime")).toBe("video/mp4");
  });
});

describe("a range", () => {
  it.each([
    ["bytes=0-", { offset: 0, length: 100 }],
    ["bytes=0-9", { offset: 0, length: 10 }],
    ["bytes=90-500", { offset: 90, length: 10 }],
    ["bytes=-10", { offset: 90, length: 10 }],
    ["bytes=-500", { offset: 0, length: 100 }],
    ["bytes=100-", "beyond"],
    ["bytes=-0", "beyond"],
    ["bytes=999999999-", "beyond"],
    ["bytes=5-2", null],
    ["bytes=-", null],
    ["bytes=0-1,3-4", null],
    ["items=0-1", null],
    [undefined, null],
  ])("%s of 100 bytes", (header, expected) => expect(byteRange(header, 100)).toEqual(expected));
});

type Chunk = { type: string; data: string; sum: number; counted: number };

function chunks(png: Uint8Array): Chunk[] {
  const bytes = Buffer.from(png);
  const found: Chunk[] = [];
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const end = at + 8 + length;
    const type = bytes.toString("latin1", at + 4, at + 8);
    const counted = crc32(bytes.subarray(at + 4, end));
    found.push({ type, data: bytes.toString("hex", at + 8, end), sum: bytes.readUInt32BE(end), counted });
    at = end + 4;
  }
  return found;
}
