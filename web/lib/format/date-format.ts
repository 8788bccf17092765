import { renderedFor } from "../session/rendered-for";

const made = new Map<string, Intl.DateTimeFormat>();

/** Writes instants in the reader's language and zone. Making a formatter takes a hundred times as long as using it: each is made once. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const reader = renderedFor();
  const own = reader ? { timeZone: reader.timeZone, ...options } : options;
  const key = `${reader?.language} ${JSON.stringify(own)}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(reader?.language, own);
  made.set(key, format);
  return format;
}
