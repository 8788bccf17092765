import { readdirSync } from "node:fs";
import path from "node:path";
import { Hono } from "hono";
import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { EMAIL_RULES } from "../../web/features/account/auth/field-rules";
import { refusalsOf } from "../../web/features/consultations/consultation-refusals";
import { readLines } from "../../web/features/exercises/paste-lines";
import { linkedText } from "../../web/ui/linked-text";
import { safeReturnTo } from "../../worker/contract/account-return-to";
import { pageAt } from "../../worker/contract/addresses";
import { slugFrom } from "../../worker/contract/blog-slug";
import { isImageAddress } from "../../worker/contract/image-address";
import { plainText } from "../../worker/contract/plain-text";
import { templateExportName } from "../../worker/contract/templates-limits";
import { resolveVideo } from "../../worker/contract/video";
import { fold } from "../../worker/db/folded";
import { withoutLinks } from "../../worker/features/billing/gate";
import { readingMinutes } from "../../worker/features/blog/reading-time";
import { renderMarkdown } from "../../worker/features/blog/render-markdown";
import { searchable } from "../../worker/features/blog/search-text";
import { nameKey } from "../../worker/features/exercises/name-key";
import { titleFrom } from "../../worker/features/imports/present-reading";
import { byteRange } from "../../worker/features/media/byte-range";
import { AppError } from "../../worker/http/app-error";
import { asDownload } from "../../worker/http/as-download";
import type { AppEnv } from "../../worker/http/context";
import { csv } from "../../worker/http/csv";
import { isPushEndpoint } from "../../worker/platform/push/endpoint";

const LETTERS = 100_000;
/** What patterns stumble over: runs of one sign that some part may take in many ways, with an end that fits none of them. */
const RUNS = [
  "a",
  "@",
  " ",
  "-",
  ".",
  "/",
  "a@",
  "a.",
  "- ",
  "a ",
  "1-",
  "\n",
  "\t ",
  "—",
  "(",
  "[",
  "<",
  '"',
  "*",
  "_",
  "`",
];
const MIXED = ["\u202e", "https://", "a@a.", "&#x", "![](", "_*"];
const TEXTS = [...RUNS, ...MIXED].flatMap((run) => {
  const long = run.repeat(LETTERS / run.length);
  return [long, `a@${long}\u0000!`];
});

/** How much longer than one walk over the letters something may take. Reading over what was read takes thousands of them. */
const WALKS = 60;
let walk = 0;

beforeAll(() => {
  const letters = "ab".repeat(LETTERS / 2);
  const times = Array.from({ length: 5 }, () => timeOf(() => letters.replace(/[ab]/gu, (letter) => letter)));
  walk = Math.max(1, ...times);
});

function timeOf(work: () => unknown): number {
  const start = performance.now();
  try {
    work();
  } catch (error) {
    // A refusal in words is an answer; anything else is not.
    if (!(error instanceof AppError)) throw error;
  }
  return performance.now() - start;
}

/** The first text over which something takes too long; a pause of the machine does not come three times. */
function slowOver(read: (text: string) => unknown): string[] {
  const most = walk * WALKS;
  for (const text of TEXTS) {
    let took = timeOf(() => read(text));
    for (let tries = 1; tries < 3 && took > most && took < most * 4; tries += 1) took = timeOf(() => read(text));
    if (took > most) return [JSON.stringify(text.slice(0, 12))];
  }
  return [];
}

type Def = {
  type: string;
  in?: z.ZodType;
  innerType?: z.ZodType;
  element?: z.ZodType;
  valueType?: z.ZodType;
  options?: z.ZodType[];
  shape?: Record<string, z.ZodType>;
};

/** The text in every place of a shape where a text may stand. */
function filledWith(text: string, schema: z.ZodType): unknown {
  const { type, in: first, innerType, element, valueType, options, shape } = schema._zod.def as unknown as Def;
  if (shape) return Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, filledWith(text, field)]));
  if (element) return [filledWith(text, element)];
  if (type === "record" && valueType) return { [text.slice(0, 100)]: filledWith(text, valueType) };
  if (options?.[0]) return filledWith(text, options[0]);
  const inner = first ?? innerType;
  return inner ? filledWith(text, inner) : text;
}

const CONTRACT = path.join(import.meta.dirname, "../../worker/contract");
const shapes: [string, z.ZodType][] = [];
for (const file of readdirSync(CONTRACT)) {
  const found: Record<string, unknown> = await import(path.join(CONTRACT, file));
  for (const [name, value] of Object.entries(found)) {
    if (value && typeof value === "object" && "_zod" in value) shapes.push([name, value as z.ZodType]);
  }
}

describe("100 000 letters of the worst kind", () => {
  it("are in every shape of the contract read about as fast as they are walked over", () => {
    expect(shapes.length).toBeGreaterThan(150);
    const slow = shapes.flatMap(([name, schema]) =>
      slowOver((text) => schema.safeParse(filledWith(text, schema))).map((text) => `${name} over ${text}`),
    );
    expect(slow).toEqual([]);
    // Hundreds of shapes take their time on a machine that is busy; what is measured is a ratio.
  });

  const downloads = (name: string) =>
    new Hono<AppEnv>()
      .get("/", (c) => {
        asDownload(c, name, "text/csv");
        return c.body("");
      })
      .request("/");
  it.each<[string, (text: string) => unknown]>([
    ["a plain text", plainText],
    ["a folded text", fold],
    ["a searched text", searchable],
    ["a reading time", readingMinutes],
    ["an article's slug", slugFrom],
    ["an exercise's name", nameKey],
    ["a video's address", resolveVideo],
    ["a picture's address", isImageAddress],
    ["a push service's address", isPushEndpoint],
    ["the way back after a sign-in", safeReturnTo],
    ["a page's path", (text) => pageAt(text, true)],
    ["a range", (text) => byteRange(`bytes=${text}`, 1000)],
    ["a title from a file's name", (text) => titleFrom(text, "Week")],
    ["a template's file name", templateExportName],
    ["a download's name", downloads],
    ["a cell of a table", (text) => csv([[text]])],
    ["an address in what a member wrote", linkedText],
    ["an e-mail address that is typed", (text) => EMAIL_RULES.pattern.value.test(text)],
    [
      "an e-mail address of a request",
      (email) =>
        refusalsOf({ name: "", email, message: "", availability: [] } as unknown as Parameters<typeof refusalsOf>[0]),
    ],
    ["pasted lines", readLines],
    ["the links of what is gated", withoutLinks],
  ])("are walked over as %s", (_, read) => {
    expect(slowOver(read)).toEqual([]);
  });

  it("are made an article, or refused, without reading them over and over", () => {
    expect(slowOver((text) => renderMarkdown(text))).toEqual([]);
  });
});
