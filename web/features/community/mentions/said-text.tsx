import type { Mention } from "../../../../worker/contract/community";
import { lazyCode } from "../../../ui/lazy-code";
import { useLazyCode } from "../../../ui/use-lazy-code";
import { WrittenText } from "../../../ui/written-text";

const marked = lazyCode(async () => (await import("./marked-text")).MarkedText);

type SaidTextProps = { mentions: readonly Mention[] | undefined; className?: string; children: string };

/** Shows a member's text. Mentions are marked once the code for it has loaded. */
export function SaidText({ mentions, className, children }: SaidTextProps) {
  const Marked = useLazyCode(marked, mentions !== undefined, () => {});
  return Marked && mentions ? (
    <Marked mentions={mentions} className={className}>
      {children}
    </Marked>
  ) : (
    <WrittenText {...(className ? { className } : {})}>{children}</WrittenText>
  );
}
