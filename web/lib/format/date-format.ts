import { renderedFor } from "../session/rendered-for";

const made = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns a cached formatter for the reader's language and zone: creating one is a hundred times slower than using it.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const reader = renderedFor();
  const own = reader ? { timeZone: reader.timeZone, ...options } : options;
  const key = `${reader?.language} ${JSON.stringify(own)}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(reader?.language, own);
  made.set(key, format);
  return format;
}
