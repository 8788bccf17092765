import { brand } from "./brand";

/** Returns `Dashboard · Longroll`. A title that starts with the name is unchanged; null gives the name alone. */
export function documentTitle(title: string | null): string {
  const { name } = brand;
  if (!title) return name;
  return title.startsWith(name) ? title : `${title} · ${name}`;
}
