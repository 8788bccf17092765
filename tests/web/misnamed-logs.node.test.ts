import { afterEach, expect, it, vi } from "vitest";
import { moveMisnamedLogs } from "../../web/training/misnamed-logs";

const ROWS = [{ load: "60", reps: "8", effort: "", unit: "kg" }];
const OTHER = [{ load: "70", reps: "5", effort: "", unit: "kg" }];

/** As the browser's: its entries are its own properties, its functions are not. */
function storageWith(entries: Record<string, unknown>): Record<string, string> {
  const storage = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      storage[key] = value;
    },
    removeItem: (key: string) => {
      delete storage[key];
    },
  });
  for (const [key, value] of Object.entries(entries)) storage[key] = JSON.stringify(value);
  vi.stubGlobal("localStorage", storage);
  return storage;
}

afterEach(() => vi.unstubAllGlobals());

it("gives sets the ISO day that a locale once wrote in its own way, and leaves everything else", () => {
  const storage = storageWith({
    "longroll.member.ana.log.7.11/22/2026": ROWS,
    "longroll.member.ana.log.8.1/5/2026": ROWS,
    "longroll.member.ana.log.9.2026-11-22": ROWS,
    "longroll.member.bo.log.7.11/22/2026": OTHER,
    "longroll.member.ana.workout": { title: "11/22/2026" },
    "somebody-else.log.7.11/22/2026": ROWS,
  });
  moveMisnamedLogs();
  const kept = Object.fromEntries(Object.entries(storage).map(([key, text]) => [key, JSON.parse(text)]));
  expect(kept).toEqual({
    "longroll.member.ana.log.7.2026-11-22": { name: null, rows: ROWS },
    "longroll.member.ana.log.8.2026-01-05": { name: null, rows: ROWS },
    "longroll.member.ana.log.9.2026-11-22": ROWS,
    "longroll.member.bo.log.7.2026-11-22": { name: null, rows: OTHER },
    "longroll.member.ana.workout": { title: "11/22/2026" },
    "somebody-else.log.7.11/22/2026": ROWS,
  });
});

it("loses nothing of a day that has both names", () => {
  const storage = storageWith({
    "longroll.member.ana.log.7.11/22/2026": [...ROWS, ...ROWS],
    "longroll.member.ana.log.7.2026-11-22": { name: "Squat", rows: OTHER },
  });
  moveMisnamedLogs();
  expect(Object.keys(storage)).toEqual(["longroll.member.ana.log.7.2026-11-22"]);
  expect(JSON.parse(storage["longroll.member.ana.log.7.2026-11-22"] ?? "")).toEqual({
    name: "Squat",
    rows: [...OTHER, ...ROWS],
  });
});
