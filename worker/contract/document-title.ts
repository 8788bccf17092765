import { brand } from "./brand";

/** `Dashboard · Longroll`; a title that begins with the name stays as it is, and none is the bare name. */
export function documentTitle(title: string | null): string {
  const { name } = brand;
  if (!title) return name;
  return title.startsWith(name) ? title : `${title} · ${name}`;
}
