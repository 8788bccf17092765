/** Defaults of the first roll, before there is one to copy. */
export const FIRST_ROLL = { minutes: 60, effort: 6, gi: true } as const;
/** Newest rolls returned with the dashboard. */
export const ROLLS_SHOWN = 5;
