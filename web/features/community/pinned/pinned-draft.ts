import { COMMUNITY_LIMITS, COMMUNITY_REFUSALS } from "../../../../worker/contract/community-limits";
import { draftStore } from "../../../lib/offline/draft-store";

/** A pinned message as typed. */
export type PinnedDraft = { title: string; content: string; priority: string };

export const EMPTY_PINNED: PinnedDraft = { title: "", content: "", priority: "1" };

const PINNED_REFUSAL = COMMUNITY_REFUSALS.pinned;

const { priorityMin, priorityMax } = COMMUNITY_LIMITS;

/** Returns a priority from 1 to 10; 1 for an empty field, null for anything else. */
export function priorityOf(typed: string): number | null {
  if (typed.trim() === "") return priorityMin;
  const value = Number(typed);
  return Number.isInteger(value) && value >= priorityMin && value <= priorityMax ? value : null;
}

/** Returns the errors by field. */
export function refusalsOf({ title, content, priority }: PinnedDraft): Partial<Record<keyof PinnedDraft, string>> {
  return {
    ...(title.trim() === "" ? { title: PINNED_REFUSAL } : {}),
    ...(content.trim() === "" ? { content: PINNED_REFUSAL } : {}),
    ...(priorityOf(priority) === null ? { priority: COMMUNITY_REFUSALS.priority } : {}),
  };
}

export function pinnedPayload({ title, content, priority }: PinnedDraft) {
  return { title: title.trim(), content: content.trim(), priority: priorityOf(priority) ?? priorityMin };
}

export const isSame = (one: PinnedDraft, other: PinnedDraft) => JSON.stringify(one) === JSON.stringify(other);

/** What the form edits: a message, or a new one (null), as stored and as typed. */
export type PinnedWork = { id: number | null; before: PinnedDraft; draft: PinnedDraft };

export const pinnedStore = draftStore<PinnedWork>("tab", "pinned-draft", (value) => {
  const stored = value as Partial<PinnedWork> | null;
  if (!stored?.draft || !stored.before) return null;
  return {
    id: typeof stored.id === "number" ? stored.id : null,
    before: { ...EMPTY_PINNED, ...stored.before },
    draft: { ...EMPTY_PINNED, ...stored.draft },
  };
});
