import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { programReadingSchema } from "../../worker/contract/program-reading";
import { DocumentError } from "../../worker/documents/document-error";
import { readProgram } from "../../worker/documents/read-program";

const FIXTURES = path.join(import.meta.dirname, "../fixtures");
/** `coaches` holds layouts that a reader of the first folder had not seen. */
const FOLDERS = ["programs", "coaches"].map((name) => path.join(FIXTURES, name));
const places = new Map(
  FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.(?:docx|xlsx?)$/.test(name))
      .map((name) => [name, path.join(folder, name)] as const),
  ),
);
const files = [...places.keys()];

type Result = { name: string; grade: string; content: { diffs: string[] } | null };
let readings: string;
let results: Result[];

beforeAll(async () => {
  readings = mkdtempSync(path.join(tmpdir(), "longroll-programs-"));
  for (const file of files) {
    const answer = await readingOf(file);
    writeFileSync(path.join(readings, `${file.replace(/\.\w+$/, "")}.json`), JSON.stringify(answer));
  }
  const out = path.join(readings, "scores.json");
  results = FOLDERS.flatMap((folder): Result[] => {
    execFileSync(process.execPath, [path.join(FIXTURES, "score-programs.mjs"), folder, readings, `--json=${out}`]);
    return JSON.parse(readFileSync(out, "utf8")).results;
  });
}, 60_000);

afterAll(() => {
  rmSync(readings, { recursive: true, force: true });
});

describe("programmes with known contents", () => {
  it("are all here", () => {
    expect(files).toHaveLength(39);
  });

  // The truth of this one holds the reps of a lunge for a time.
  const edited = ["p05_push_pull_legs_blocks.xlsx"];

  it.each(files.filter((name) => /^[pq]/.test(name)))("%s is read as it is", (file) => {
    const { grade, content } = resultOf(file);
    expect([grade, content?.diffs.slice(0, 5)]).toEqual(
      edited.includes(file) ? ["few edits", expect.anything()] : ["as is", expect.anything()],
    );
  });

  it.each(files.filter((name) => !/^[pq]/.test(name)))("%s is refused or doubted", (file) => {
    expect(resultOf(file).grade).toBe("pass");
  });

  it("answer in the contract's shape, the same each time", async () => {
    const first = await readingOf("p13_tiers_sheet_per_day.xls");
    programReadingSchema.parse("reading" in first ? first.reading : null);
    expect(await readingOf("p13_tiers_sheet_per_day.xls")).toEqual(first);
  });
});

function resultOf(file: string): Result {
  const result = results.find(({ name }) => name === file.replace(/\.\w+$/, ""));
  if (!result) throw new Error(`no score for ${file}`);
  return result;
}

async function readingOf(file: string) {
  try {
    return { reading: (await readProgram(new Uint8Array(readFileSync(places.get(file) ?? "")), file)).draft };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return { error: { code: error.code, message: error.message } };
  }
}
