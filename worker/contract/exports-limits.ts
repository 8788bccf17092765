/** How long an export is kept. */
export const EXPORT_HOURS = 24;
