/** Raise it with every change below: what was made by other rules is made again when it is read. */
export const SAFE_HTML_VERSION = 1;
