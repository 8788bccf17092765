/** Increase it with every change of the rules: HTML of older versions is rendered again when read. */
export const SAFE_HTML_VERSION = 1;
