/** Cues that are open at once. More than two of a lift nobody can think of under a bar. */
export const LIFT_CUE_LIMITS = { text: 500, ofLift: 2, ofMember: 40 } as const;

/** Earlier clips of a lift that are offered beside a new one. */
export const EARLIER_CLIPS = 20;

/** Replies to a form check whose remarks are read again. */
export const REPLIES_READ = 5;

/** What the refusal of a third cue of a lift is called. */
export const LIFT_HAS_TWO = "lift_has_two_cues";
