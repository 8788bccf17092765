import { memberPrefix } from "../../../training/member-keys";
import { EMPTY_POST, type PostDraft } from "./post-draft";

/** What was typed in this tab and not saved yet: for a new post (`null`) or for one that there is. */
export type KeptDraft = { postId: number | null; draft: PostDraft };

// Under the admin's own prefix, so that signing out takes it along.
const keyOf = (userId: string) => `${memberPrefix(userId)}blog-draft`;

export function keptDraft(userId: string): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? "null");
    if (!kept || typeof kept !== "object" || !("draft" in kept) || !("postId" in kept)) return null;
    return {
      postId: typeof kept.postId === "number" ? kept.postId : null,
      draft: { ...EMPTY_POST, ...(kept.draft as Partial<PostDraft>) },
    };
  } catch {
    return null;
  }
}

export function keepDraft(userId: string, kept: KeptDraft | null): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(userId), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(userId));
  } catch {
    // Full, or switched off: the page still has it.
  }
}
