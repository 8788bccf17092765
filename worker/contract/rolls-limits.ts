/** What a first roll is, until there is one to go by. */
export const FIRST_ROLL = { minutes: 60, effort: 6, gi: true } as const;
/** Of a member's rolls the dashboard is told so many, the newest ones. */
export const ROLLS_SHOWN = 5;
