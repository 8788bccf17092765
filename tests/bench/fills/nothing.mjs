/** The demo club as it is. */
export function fill() {}
