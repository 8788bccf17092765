/** How long a deleted week, workout, article or rule can be brought back. */
export const RESTORABLE_DAYS = 30;
