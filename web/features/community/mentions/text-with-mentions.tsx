import type { Mention } from "../../../../worker/contract/community";
import { lazyCode } from "../../../ui/lazy-code";
import { useLazyCode } from "../../../ui/use-lazy-code";
import { WrittenText } from "../../../ui/written-text";

const marked = lazyCode(async () => (await import("./marked-text")).MarkedText);

type TextWithMentionsProps = { mentions: readonly Mention[] | undefined; className?: string; children: string };

/** Shows a member's text. Mentions are marked once the code for it has loaded. */
export function TextWithMentions({ mentions, className, children }: TextWithMentionsProps) {
  const Marked = useLazyCode(marked, mentions !== undefined, () => {});
  return Marked && mentions ? (
    <Marked mentions={mentions} className={className}>
      {children}
    </Marked>
  ) : (
    <WrittenText {...(className ? { className } : {})}>{children}</WrittenText>
  );
}
