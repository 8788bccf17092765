import type { Overlay, OverlayPart } from "./competitions";

const part = (from: number, to: number, more: Partial<OverlayPart>): OverlayPart => ({
  from,
  to,
  rest: false,
  option: null,
  dropCategories: [],
  keepBlocks: null,
  load: null,
  sets: null,
  words: null,
  ...more,
});

/**
 * The taper that a coach starts from, as two weeks are usually written: first fewer sets, late less load; rest on the
 * last day, and an easy week after.
 */
export const PROPOSED_OVERLAY: Overlay = [
  part(-14, -8, { sets: 80, words: "Still the full load, a little less of it. Nothing new from here on." }),
  part(-7, -4, {
    sets: 60,
    load: 95,
    keepBlocks: 3,
    dropCategories: ["Accessory"],
    words: "Fast and clean. Stop each set with two reps in hand.",
  }),
  part(-3, -2, {
    sets: 50,
    load: 80,
    keepBlocks: 1,
    dropCategories: ["Accessory", "Conditioning"],
    words: "Move, do not train. You should leave fresher than you came.",
  }),
  part(-1, -1, { rest: true, words: "Rest. Pack your bag, eat what you know, sleep." }),
  part(0, 0, { rest: true, words: "Competition day. Trust the work and enjoy the mat." }),
  part(1, 2, { rest: true, words: "Walk, eat, sleep. The gym can wait." }),
  part(3, 7, { sets: 60, load: 80, keepBlocks: 2, words: "Easing back in: light, and no grinding." }),
];
