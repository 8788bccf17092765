/** What a page has to be allowed beyond the files of this site. */
export type PageNeed = "pictures" | "videos" | "payments" | "microphone";

/** Pictures and films may stand wherever the coach keeps them; YouTube and Vimeo play in frames of their own. */
const TRAINING: readonly PageNeed[] = ["pictures", "videos"];
const PICTURES: readonly PageNeed[] = ["pictures"];
const PAYMENTS: readonly PageNeed[] = ["payments"];
const NOTHING: readonly PageNeed[] = [];

// By how an address begins. Written out, because pages of visitors carry this list and not those of the others.
const NEEDS: ReadonlyMap<string, readonly PageNeed[]> = new Map([
  ["", PICTURES],
  ["blog", PICTURES],
  ["dashboard", TRAINING],
  ["workouts", TRAINING],
  ["workout", TRAINING],
  ["weekly-program", TRAINING],
  ["subscribe", PAYMENTS],
  ["subscription", PAYMENTS],
  ["admin", PICTURES],
  ["admin/messages", ["microphone"]],
]);

/** What the page at a path needs; nothing for most of them, and for what is no page. */
export function needsOf(path: string): readonly PageNeed[] {
  const [, first = "", ...more] = path.split("/");
  return NEEDS.get(first === "admin" && more.length ? `admin/${more.join("/")}` : first) ?? NOTHING;
}

/** Whether what one page is allowed suffices for another. */
export const suffices = (at: string, path: string): boolean => {
  const allowed = needsOf(at);
  return needsOf(path).every((need) => allowed.includes(need));
};
