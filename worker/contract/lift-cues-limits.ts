/** Most open cues. Nobody can think of more than two of a lift under a bar. */
export const LIFT_CUE_LIMITS = { text: 500, ofLift: 2, ofMember: 40 } as const;

/** Most earlier clips of a lift offered for comparison. */
export const EARLIER_CLIPS = 20;

/** Most replies to a form check whose remarks are read. */
export const REPLIES_READ = 5;

/** `code` of the refusal of a lift's third cue. */
export const LIFT_HAS_TWO = "lift_has_two_cues";
