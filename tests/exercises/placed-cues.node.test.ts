import { describe, expect, it } from "vitest";
import type { CueRow } from "../../worker/features/lift-cues/cue-rows";
import { placedCues } from "../../worker/features/lift-cues/placed-cues";

const cue = (id: number, nameKey: string, keys: string[] = [], media: CueRow["media"] = null): CueRow => ({
  cue: {
    id,
    userId: "ana",
    nameKey,
    exerciseName: nameKey,
    text: `Cue ${id}`,
    messageId: null,
    moment: 0,
    shapes: [],
    createdAt: new Date(0),
    tickedAt: null,
    tickedBy: null,
  },
  keys: JSON.stringify(keys),
  media,
});
const EXERCISES = new Map([
  [1, "back squat"],
  [2, "row"],
  [3, "squat"],
]);

describe("cues beside the exercises of a training", () => {
  it("stand at every exercise of their lift, under any name that the library has for it", () => {
    const placed = placedCues([cue(7, "back squat", ["back squat", "squat"])], EXERCISES, []);
    expect(placed.map(({ id, exerciseIds }) => [id, exerciseIds])).toEqual([[7, [1, 3]]]);
  });

  it("stand at their own name where the library does not know it any more", () => {
    expect(placedCues([cue(7, "row")], EXERCISES, []).map(({ exerciseIds }) => exerciseIds)).toEqual([[2]]);
  });

  it("stand at what is done in place of a lift, and nowhere in a training without theirs", () => {
    const options = [
      { key: "cossack squat", name: "Cossack Squat" },
      { key: "cossack squat", name: "Cossack Squat" },
    ];
    const placed = placedCues([cue(7, "cossack squat"), cue(8, "clean")], EXERCISES, options);
    expect(placed).toMatchObject([{ id: 7, exerciseIds: [], substitutes: ["Cossack Squat"] }]);
  });

  it("show a clip or a photo, and no voice", () => {
    const media = (mediaType: "video" | "audio") => ({ mediaUrl: "/objects/uploads/x", mediaType });
    const rows = [cue(1, "row", [], media("video")), cue(2, "row", [], media("audio"))];
    expect(placedCues(rows, EXERCISES, []).map(({ media: shown }) => shown?.mediaType ?? null)).toEqual([
      "video",
      null,
    ]);
  });
});
