const made = new Map<string, Intl.DateTimeFormat>();

/** Writes instants in the reader's language. Making a formatter takes a hundred times as long as using it: each is made once. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const format = made.get(key) ?? new Intl.DateTimeFormat(undefined, options);
  made.set(key, format);
  return format;
}
