import { describe, expect, it } from "vitest";
import { JOINTS, NO_PLACE, SPOTS } from "../../worker/contract/injuries-limits";
import { namedSpots } from "../../worker/contract/named-spots";

describe("the places that words name", () => {
  it.each([
    ["Left knee, since August: no deep squats", ["knee-left"]],
    ["Knee", ["knee-left", "knee-right"]],
    ["My right shoulder and left elbow", ["shoulder-right", "elbow-left"]],
    ["both knees", ["knee-left", "knee-right"]],
    ["knee (left)", ["knee-left"]],
    ["R ankle, L wrist", ["ankle-right", "wrist-left"]],
    ["left and right hip", ["hip-left", "hip-right"]],
    ["low back after deadlifts", ["lower-back"]],
    ["My back", ["lower-back", "upper-back"]],
    ["stiff neck; jammed finger on the right", ["neck", "fingers-right"]],
    ["Torn ACL right", ["knee-right"]],
    ["neck, knee, neck", ["neck", "knee-left", "knee-right"]],
    ["I left my last gym in August", []],
    ["Hip flexor, left", ["hip-left", "hip-right"]],
    ["kneeling is fine, backpack, ribbon", []],
    ["", []],
  ])("of “%s” are %j", (words, spots) => {
    expect(namedSpots(words)).toEqual(spots);
  });

  it("are each a place that can be marked, named once, whatever stands around them", () => {
    for (const joint of JOINTS) {
      const word = joint.replace("-", " ");
      for (const words of [word, word.toUpperCase(), `the ${word}.`, `left ${word}, right ${word}, ${word}`]) {
        const spots = namedSpots(words);
        expect(spots.length).toBeGreaterThan(0);
        expect(new Set(spots).size).toBe(spots.length);
        for (const spot of spots) expect(SPOTS).toContain(spot);
        expect(spots).not.toContain(NO_PLACE);
        expect(spots.every((spot) => spot.startsWith(joint))).toBe(true);
      }
    }
  });
});
