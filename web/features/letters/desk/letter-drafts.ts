import type { LetterAudience } from "../../../../worker/contract/letters";
import { LETTER_AUDIENCES } from "../../../../worker/contract/letters-limits";
import type { Unsaved } from "../../../../worker/contract/unsaved";
import { dropLetterDraft, keepLetterDraft, readLetterDraft } from "../../../data/letters";
import { draftStore } from "../../../lib/offline/draft-store";
import { keptOf, useKeptOnServer } from "../../../lib/offline/kept-on-server";

/** Somebody chosen, with what they are called. */
export type ChosenMember = { id: string; name: string };
export type LetterDraft = {
  subject: string;
  content: string;
  to: LetterAudience["to"];
  tag: string;
  chosen: ChosenMember[];
  /** `YYYY-MM-DDTHH:mm` by the site's clock; empty is now. */
  sendAt: string;
};

export const EMPTY_LETTER: LetterDraft = { subject: "", content: "", to: "access", tag: "", chosen: [], sendAt: "" };

/** The letter that is being written, in which tab and when it was typed. */
export type KeptLetter = { draft: LetterDraft; tab: string; at: number };

export const TAB = crypto.randomUUID();

/** Where it is kept on the device. It outlives tab and session. */
export const letterDrafts = draftStore<KeptLetter>("device", "letter-draft.new", parse);

const CALLS = {
  read: readLetterDraft,
  keep: keepLetterDraft,
  drop: dropLetterDraft,
  parse,
  said: ({ draft }: KeptLetter) => draft,
};

/** Where it is kept on the server. */
export const useServerLetter = (first: Unsaved) => useKeptOnServer(CALLS, first);

/** Of what the device and the server have kept, what was written last. */
export function newestLetter(here: KeptLetter | null, unsaved: Unsaved): KeptLetter | null {
  const there = keptOf(unsaved, parse);
  return there && there.at > (here?.at ?? -1) ? there : here;
}

/** What was kept, whatever the code was then; null for what is no draft. */
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

/** Whom the draft is for, as calls take it. */
export function audienceOf({ to, tag, chosen }: LetterDraft): LetterAudience {
  if (to === "tag") return { to, tag };
  if (to === "chosen") return { to, ids: chosen.map(({ id }) => id) };
  return { to };
}
