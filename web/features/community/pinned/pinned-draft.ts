import { COMMUNITY_LIMITS, COMMUNITY_REFUSALS } from "../../../../worker/contract/community-limits";

/** A pinned message while it is typed. */
export type PinnedDraft = { title: string; content: string; priority: string };

export const EMPTY_PINNED: PinnedDraft = { title: "", content: "", priority: "1" };

export const PINNED_REFUSAL = COMMUNITY_REFUSALS.pinned;

const { priorityMin, priorityMax } = COMMUNITY_LIMITS;

/** Whole numbers from 1 to 10; an empty field, or what is no number, is 1. */
export function priorityOf(typed: string): number {
  const value = Math.round(Number(typed.trim()));
  return Number.isFinite(value) && typed.trim() !== ""
    ? Math.min(priorityMax, Math.max(priorityMin, value))
    : priorityMin;
}

export const isComplete = ({ title, content }: PinnedDraft) => title.trim() !== "" && content.trim() !== "";

export function pinnedPayload({ title, content, priority }: PinnedDraft) {
  return { title: title.trim(), content: content.trim(), priority: priorityOf(priority) };
}
