import type { RefObject } from "react";
import { lazyCode } from "../../../ui/lazy-code";
import { useLazyCode } from "../../../ui/use-lazy-code";

const picker = lazyCode(async () => (await import("./mention-picker")).MentionPicker);

type MentionsProps = { viewerId: string; area: RefObject<HTMLTextAreaElement | null>; text: string };

/** Loads the mention picker once a text contains an @. */
export function Mentions({ viewerId, area, text }: MentionsProps) {
  const asked = text.includes("@");
  const Picker = useLazyCode(picker, asked, () => {});
  return Picker && asked ? <Picker viewerId={viewerId} area={area} /> : null;
}
