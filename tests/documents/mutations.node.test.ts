import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import JSZip from "jszip";
import { describe, expect, it } from "vitest";
import { DocumentError } from "../../worker/documents/document-error";
import { readWeek } from "../../worker/documents/read-week";
import { readWorkout } from "../../worker/documents/read-workout";

const FOLDER = path.join(import.meta.dirname, "../fixtures/documents");
const files = readdirSync(FOLDER).filter((name) => /\.(docx|xlsx)$/.test(name));

/** Work is bounded by time only as a safety net: a hang or a blow-up, not a slow machine, must fail here. */
const MOST_MILLISECONDS = 3000;
const MOST_BYTES_GROWN = 400_000_000;

describe("damaged variants of real documents become a draft or a clear refusal", () => {
  for (const file of files) {
    const bytes = new Uint8Array(readFileSync(path.join(FOLDER, file)));
    const small = bytes.length < 15_000;

    it(`${file}: bytes of the archive flipped, cut out, doubled`, async () => {
      const random = generator(file);
      const outcomes = new Set<string>();
      for (let round = 0; round < (small ? 90 : 45); round++)
        outcomes.add(await outcome(mutateArchive(bytes, random), file, `round ${round}`));
      expect(outcomes.size).toBeGreaterThan(1);
    });

    it(`${file}: parts removed, cut, swapped and emptied`, async () => {
      const random = generator(`parts of ${file}`);
      const zip = await JSZip.loadAsync(bytes);
      const names = Object.keys(zip.files).filter((name) => /\.(?:xml|rels)$/.test(name));
      const parts = new Map<string, string>();
      for (const name of names) parts.set(name, (await zip.file(name)?.async("string")) ?? "");
      const telling = names.filter((name) => !/docProps|theme|Content_Types|fontTable|settings/.test(name));
      const outcomes = new Set<string>();
      for (let round = 0; round < (small ? 60 : 30); round++) {
        const name = telling[Math.floor(random() * telling.length)] ?? "";
        const mutation = MUTATIONS[round % MUTATIONS.length] ?? removePart;
        const changed = new Map(parts);
        const part = mutation(parts.get(name) ?? "", random);
        if (part === null) changed.delete(name);
        else changed.set(name, part);
        outcomes.add(await outcome(await pack(changed), file, `${mutation.name} of ${name} in round ${round}`));
      }
      expect(outcomes.size).toBeGreaterThan(0);
    });
  }
});

async function outcome(bytes: Uint8Array, file: string, what: string): Promise<string> {
  const start = performance.now();
  const before = process.memoryUsage().rss;
  const read = file.startsWith("k") ? readWorkout : readWeek;
  const result = await read(bytes, file).then(
    ({ draft }) => (draft ? "draft" : "nothing"),
    (error: unknown) => {
      if (error instanceof DocumentError) return error.code;
      throw new Error(`${file}, ${what}: ${error instanceof Error ? error.stack : error}`);
    },
  );
  expect(performance.now() - start, `${file}, ${what}`).toBeLessThan(MOST_MILLISECONDS);
  expect(process.memoryUsage().rss - before, `${file}, ${what}`).toBeLessThan(MOST_BYTES_GROWN);
  return result;
}

function mutateArchive(source: Uint8Array, random: () => number): Uint8Array {
  const at = () => Math.floor(random() * source.length);
  const kind = random();
  if (kind < 0.15) return source.slice(0, at());
  if (kind < 0.25) {
    const [from, to] = [at(), at()].sort((a, b) => a - b);
    return Uint8Array.from([...source.subarray(0, from), ...source.subarray(to)]);
  }
  if (kind < 0.35) {
    const from = at();
    return Uint8Array.from([...source.subarray(0, from), ...source.subarray(Math.max(0, from - 200))]);
  }
  const bytes = source.slice();
  // Half of the flips hit the directory at the end, where sizes, offsets and names are.
  const directory = Math.floor(source.length * (random() < 0.5 ? 0.9 : 0));
  for (let flips = 1 + Math.floor(random() * 8); flips > 0; flips--) {
    const place = directory + Math.floor(random() * (source.length - directory));
    bytes[place] = kind < 0.7 ? Math.floor(random() * 256) : (bytes[place] ?? 0) ^ (1 << Math.floor(random() * 8));
  }
  return bytes;
}

type Mutation = (part: string, random: () => number) => string | null;

const removePart: Mutation = () => null;
const TAG = /<[^>]*>/g;

const MUTATIONS: Mutation[] = [
  removePart,
  function cut(part, random) {
    return part.slice(0, Math.floor(part.length * random()));
  },
  function emptyPart() {
    return "";
  },
  function flipCharacters(part, random) {
    const characters = [...part];
    for (let flips = 0; flips < 20; flips++)
      characters[Math.floor(random() * characters.length)] = String.fromCharCode(32 + Math.floor(random() * 95));
    return characters.join("");
  },
  function removeTags(part, random) {
    return part.replace(TAG, (tag) => (random() < 0.02 ? "" : tag));
  },
  function swapElements(part, random) {
    const pieces = part.match(/<[^>]*>|[^<]+/g) ?? [];
    for (let swaps = 0; swaps < 5; swaps++) {
      const [a, b] = [Math.floor(random() * pieces.length), Math.floor(random() * pieces.length)];
      [pieces[a], pieces[b]] = [pieces[b] ?? "", pieces[a] ?? ""];
    }
    return pieces.join("");
  },
  function swapEmptyElements(part, random) {
    const empty = part.match(/<[^>]*\/>/g) ?? [];
    return part.replace(/<[^>]*\/>/g, (tag) =>
      random() < 0.2 ? (empty[Math.floor(random() * empty.length)] ?? tag) : tag,
    );
  },
  function doubleElements(part, random) {
    return part.replace(
      /<(\w+:)?(?:row|c|p|r|tr|tc|t|v|xf|si|Relationship)\b[^>]*\/>|<(\w+:)?(t|v|p|c|r)\b[^>]*>[^<]*<\/\2?\3>/g,
      (whole) => (random() < 0.1 ? whole.repeat(1 + Math.floor(random() * 3)) : whole),
    );
  },
  function emptyAttributes(part, random) {
    return part.replace(/="[^"]*"/g, (value) => (random() < 0.1 ? '=""' : value));
  },
  function wildNumbers(part, random) {
    const wild = ["-1", "0", "99999999999", "1e308", "NaN", "1.5", "0x10", " 7 ", "XFD1048576", "A0", "true"];
    return part.replace(/="\d+"/g, (value) =>
      random() < 0.1 ? `="${wild[Math.floor(random() * wild.length)]}"` : value,
    );
  },
  function wildValues(part, random) {
    const wild = ["-5", "1e400", "44999.99999", "", "&#xFFFFF;", "&#0;", "]]&gt;", "3-5", "\u202e", "9".repeat(400)];
    return part.replace(/>[^<]+</g, (text) =>
      random() < 0.1 ? `>${wild[Math.floor(random() * wild.length)]}<` : text,
    );
  },
  function deepen(part, random) {
    const at = part.indexOf(">", Math.floor(random() * part.length)) + 1;
    const times = 1 + Math.floor(random() * 300);
    return (
      part.slice(0, at) +
      "<w:sdt><w:sdtContent>".repeat(times) +
      "</w:sdtContent></w:sdt>".repeat(times) +
      part.slice(at)
    );
  },
];

function pack(parts: Map<string, string>): Promise<Uint8Array> {
  const zip = new JSZip();
  for (const [name, text] of parts) zip.file(name, text);
  return zip.generateAsync({ type: "uint8array", compression: "STORE" });
}

/** mulberry32: the same numbers in every run, and others for every file. */
function generator(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
