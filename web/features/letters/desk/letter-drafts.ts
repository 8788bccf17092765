import type { LetterAudience } from "../../../../worker/contract/letters";
import { LETTER_AUDIENCES } from "../../../../worker/contract/letters-limits";
import type { Unsaved } from "../../../../worker/contract/unsaved";
import { dropLetterDraft, keepLetterDraft, readLetterDraft } from "../../../data/letters";
import { parsedDraft, useDraftOnServer } from "../../../lib/offline/draft-on-server";
import { draftStore } from "../../../lib/offline/draft-store";

/** A chosen member with their name. */
export type ChosenMember = { id: string; name: string };
export type LetterDraft = {
  subject: string;
  content: string;
  to: LetterAudience["to"];
  tag: string;
  chosen: ChosenMember[];
  /** `YYYY-MM-DDTHH:mm` in the site's time zone; empty means now. */
  sendAt: string;
};

export const EMPTY_LETTER: LetterDraft = { subject: "", content: "", to: "access", tag: "", chosen: [], sendAt: "" };

/** The draft, with the tab and time of its last change. */
export type KeptLetter = { draft: LetterDraft; tab: string; at: number };

export const TAB = crypto.randomUUID();

/** The draft's store on the device, which outlives tab and session. */
export const letterDrafts = draftStore<KeptLetter>("device", "letter-draft.new", parse);

const CALLS = {
  read: readLetterDraft,
  keep: keepLetterDraft,
  drop: dropLetterDraft,
  parse,
  said: ({ draft }: KeptLetter) => draft,
};

/** The draft's store on the server. */
export const useServerLetter = (first: Unsaved) => useDraftOnServer(CALLS, first);

/** Returns the newer of the device's and the server's draft. */
export function newestLetter(here: KeptLetter | null, unsaved: Unsaved): KeptLetter | null {
  const there = parsedDraft(unsaved, parse);
  return there && there.at > (here?.at ?? -1) ? there : here;
}

/** Parses a draft stored by any version; null if invalid. */
function parse(value: unknown): KeptLetter | null {
  const { draft, tab, at } = (value ?? {}) as Partial<KeptLetter>;
  if (!draft || typeof draft !== "object") return null;
  const text = (of: unknown) => (typeof of === "string" ? of : "");
  return {
    draft: {
      subject: text(draft.subject),
      content: text(draft.content),
      to: LETTER_AUDIENCES.find((each) => each === draft.to) ?? "access",
      tag: text(draft.tag),
      chosen: Array.isArray(draft.chosen) ? draft.chosen.filter(({ id, name }) => id && name) : [],
      sendAt: text(draft.sendAt),
    },
    tab: text(tab),
    at: typeof at === "number" ? at : 0,
  };
}

/** Returns the draft's audience for API calls. */
export function audienceOf({ to, tag, chosen }: LetterDraft): LetterAudience {
  if (to === "tag") return { to, tag };
  if (to === "chosen") return { to, ids: chosen.map(({ id }) => id) };
  return { to };
}
