import { isCategory } from "../../categories";
import { GROUP_WORDS } from "../../vocabulary/group-words";
import { looksLikeMovement } from "../../vocabulary/movements";
import { plain } from "../labels/plain-text";

const isGroup = (text: string) => isCategory(text) || GROUP_WORDS.test(plain(text));

/** "Assistance pulling", "Main movements" alone in a row: the kind of the exercises below it. */
export const headsGroup = (text: string): boolean => text.length <= 40 && !/\d/.test(text) && isGroup(text);

/** "Assistance pulling: Weighted pull-up": what kind of exercise stands in front of its name. */
export function groupBefore(text: string): { category: string; name: string } | null {
  const [, category = "", name = ""] = /^([^:]{3,40}):\s+(\p{L}.*)$/u.exec(text) ?? [];
  return isGroup(category) && looksLikeMovement(plain(name)) ? { category, name } : null;
}
