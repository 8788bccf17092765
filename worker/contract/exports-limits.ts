/** Hours that an export is kept. */
export const EXPORT_HOURS = 24;
