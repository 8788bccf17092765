import { describe, expect, it } from "vitest";
import {
  type BatchState,
  changeBatch,
  countsOf,
  isBegun,
  isOver,
  isRetryable,
  NO_BATCH,
  nextToSend,
  progressOf,
} from "../../web/features/imports/batch/batch-state";
import type { BatchItem } from "../../worker/contract/upload-batches";

const item = (sha256: string, more: Partial<BatchItem> = {}): BatchItem => ({
  sha256,
  fileName: `${sha256}.docx`,
  sizeBytes: 1000,
  state: "pending",
  error: null,
  outcome: null,
  importedBefore: null,
  ...more,
});

const workout = (id: number) => ({ kind: "workout", id, title: `Workout ${id}` }) as const;
const done = (id: number) => ({ state: "completed", error: null, outcome: workout(id) }) as const;

function recorded(items: BatchItem[], here = items.map(({ sha256 }) => sha256), from: BatchState = NO_BATCH) {
  return changeBatch(from, { do: "record", id: "batch", items, here: new Set(here) });
}

const names = (files: readonly { sha256: string }[]) => files.map(({ sha256 }) => sha256);

describe("a batch", () => {
  it("sends nothing before it runs, then two at a time and in order", () => {
    let state = recorded(["a", "b", "c"].map((sha) => item(sha)));
    expect(nextToSend(state)).toEqual([]);
    state = changeBatch(state, { do: "run", running: true });
    expect(names(nextToSend(state))).toEqual(["a", "b"]);
    state = changeBatch(state, { do: "start", sha256: "a" });
    expect(names(nextToSend(state))).toEqual(["b"]);
    state = changeBatch(state, { do: "start", sha256: "b" });
    expect(nextToSend(state)).toEqual([]);
    state = changeBatch(state, { do: "settle", sha256: "a", settled: done(1) });
    expect(names(nextToSend(state))).toEqual(["c"]);
  });

  it("starts nothing more while it is paused, and goes on where it stood", () => {
    let state = changeBatch(recorded(["a", "b", "c"].map((sha) => item(sha))), { do: "run", running: true });
    state = changeBatch(state, { do: "start", sha256: "a" });
    state = changeBatch(state, { do: "run", running: false });
    state = changeBatch(state, { do: "settle", sha256: "a", settled: done(1) });
    expect([nextToSend(state), state.running, progressOf(state.files)]).toEqual([[], false, 33]);
    expect(names(nextToSend(changeBatch(state, { do: "run", running: true })))).toEqual(["b", "c"]);
  });

  it("ends by itself when everything is through, failures too", () => {
    let state = changeBatch(recorded([item("a"), item("b")]), { do: "run", running: true });
    for (const sha256 of ["a", "b"]) state = changeBatch(state, { do: "start", sha256 });
    state = changeBatch(state, { do: "settle", sha256: "a", settled: done(1) });
    expect([state.running, isOver(state.files)]).toEqual([true, false]);
    const failed = { state: "error", error: "Upload failed: Bad Request", outcome: null } as const;
    state = changeBatch(state, { do: "settle", sha256: "b", settled: failed });
    expect([state.running, isOver(state.files), progressOf(state.files)]).toEqual([false, true, 100]);
    expect(countsOf(state.files)).toEqual({ all: 2, pending: 0, processing: 0, completed: 1, error: 1 });
  });

  it("puts a file whose answer never came back in its place", () => {
    let state = changeBatch(recorded([item("a"), item("b")]), { do: "run", running: true });
    state = changeBatch(state, { do: "start", sha256: "a" });
    state = changeBatch(state, { do: "release", sha256: "a" });
    expect(names(nextToSend(state))).toEqual(["a", "b"]);
  });

  it("goes on after a reload with what the server says is left, as far as the bytes are here", () => {
    const items = [
      item("a", { state: "completed", outcome: workout(1) }),
      item("b"),
      item("c"),
      item("d", { state: "error", error: "Needs review", outcome: { kind: "document", documentId: "x", title: "D" } }),
    ];
    const state = changeBatch(recorded(items, ["b"]), { do: "run", running: true });
    expect(names(nextToSend(state))).toEqual(["b"]);
    expect(state.files.find(({ sha256 }) => sha256 === "c")).toMatchObject({ state: "pending", here: false });
    const chosenAgain = recorded(items, ["b", "c"], state);
    expect(names(nextToSend(chosenAgain))).toEqual(["b", "c"]);
  });

  it("leaves what is under way as it is when files are added", () => {
    let state = changeBatch(recorded([item("a")]), { do: "run", running: true });
    state = changeBatch(state, { do: "start", sha256: "a" });
    state = recorded([item("a"), item("b")], ["a", "b"], state);
    expect(state.files.map((file) => file.state)).toEqual(["processing", "pending"]);
  });

  it("takes a file that was imported before only when it is told to", () => {
    let state = recorded([item("a", { importedBefore: workout(7) })]);
    expect(state.files).toMatchObject([
      { state: "completed", error: "Already imported as “Workout 7”", outcome: workout(7), known: true },
    ]);
    expect(state.files.some(isRetryable)).toBe(false);
    // It is no error, and nothing of this batch has begun with it.
    expect(countsOf(state.files)).toMatchObject({ completed: 1, error: 0 });
    expect(isBegun(state.files)).toBe(false);
    state = changeBatch(state, { do: "again", sha256s: ["a"] });
    expect(names(nextToSend(changeBatch(state, { do: "run", running: true })))).toEqual(["a"]);
  });

  it("tries failed files again, but not those that wait for the coach or are refused for what they are", () => {
    const review = { kind: "document", documentId: "x", title: "A" } as const;
    const state = recorded([
      item("a", { state: "error", error: "Upload failed: Service Unavailable" }),
      item("b", { state: "error", error: "Needs review", outcome: review }),
      item("c", { state: "error", error: "Upload failed: 422", outcome: { kind: "refused" } }),
    ]);
    expect(names(state.files.filter(isRetryable))).toEqual(["a"]);
  });

  it("forgets what is removed, and everything when it is cleared", () => {
    const state = recorded([item("a"), item("b")]);
    expect(names(changeBatch(state, { do: "remove", sha256: "a" }).files)).toEqual(["b"]);
    expect(changeBatch(state, { do: "clear" })).toEqual(NO_BATCH);
  });
});
