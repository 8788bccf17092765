import { useState } from "react";
import type { Unsaved } from "../../../../worker/contract/unsaved";
import { useFailureToast } from "../../../shell/use-failure-toast";
import {
  EMPTY_LETTER,
  type KeptLetter,
  type LetterDraft,
  letterDrafts,
  newestLetter,
  TAB,
  useServerLetter,
} from "./letter-drafts";

/** The draft: restored, stored while it is typed, and reported if it is edited elsewhere too. */
export function useLetterDraft(userId: string, unsaved: Unsaved) {
  const stored = letterDrafts.use(userId);
  const server = useServerLetter(unsaved);
  const toastFailure = useFailureToast();
  const [begun] = useState(() => newestLetter(stored, unsaved));
  const [draft, setDraft] = useState<LetterDraft>(begun?.draft ?? EMPTY_LETTER);
  const [typedAt, setTypedAt] = useState(begun?.at ?? -1);
  const newer = stored && stored.tab !== TAB && stored.at > typedAt ? stored : null;

  const keep = (next: LetterDraft | null) => {
    const letter: KeptLetter | null = next && { draft: next, tab: TAB, at: Date.now() };
    setTypedAt(letter?.at ?? Date.now());
    letterDrafts.save(userId, letter);
    server.keep(letter);
  };
  const change = (part: Partial<LetterDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keep(next);
  };
  const settle = async () => {
    try {
      return { theirs: await server.settle() };
    } catch (error) {
      toastFailure(error, "The other text could not be read. Please try again.");
      return null;
    }
  };
  const elsewhere = {
    take: async () => {
      const settled = await settle();
      const [last] = [newer, settled?.theirs ?? null].filter((each) => each !== null).sort((a, b) => b.at - a.at);
      if (!last) return;
      server.know(last);
      setTypedAt(last.at);
      setDraft(last.draft);
    },
    keep: async () => {
      if (await settle()) keep(draft);
    },
  };
  return {
    draft,
    change,
    /** It was restored from an earlier visit. */
    wasLeft: begun !== null && typedAt === begun.at,
    where: server.where,
    elsewhere: newer || server.where === "elsewhere" ? elsewhere : null,
    /** Deletes the draft everywhere. */
    discard: () => {
      setDraft(EMPTY_LETTER);
      keep(null);
    },
    /** Deletes the draft after sending, so that no pending save restores it. */
    sent: () => keep(null),
  };
}
