/** Days within which a deleted week, workout, article or rule can be restored. */
export const RESTORABLE_DAYS = 30;
