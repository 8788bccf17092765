import { looksLikeMovement } from "../../vocabulary/movements";
import { plain } from "../labels/plain-text";
import { namesGroup } from "../part-heading";

/** "Assistance pulling", "Main movements" alone in a row: the kind of the exercises below it. */
export const headsGroup = (text: string): boolean => text.length <= 40 && !/\d/.test(text) && namesGroup(text);

/** "Superset 2", "Circuit B" */
export const isCountedGroup = (text: string): boolean =>
  headsGroup(text.replace(/\s*(?:#\s*)?(?:\d{1,2}|[A-F])$/, "").trim());

/** "Assistance pulling: Weighted pull-up": what kind of exercise stands in front of its name. */
export function groupBefore(text: string): { category: string; name: string } | null {
  const [, category = "", name = ""] = /^([^:]{3,40}):\s+(\p{L}.*)$/u.exec(text) ?? [];
  return namesGroup(category) && looksLikeMovement(plain(name)) ? { category, name } : null;
}
