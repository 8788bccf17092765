import type { Unread } from "../../worker/contract/messages";
import { Apart } from "./apart";
import { memberPart } from "./member-part";

const UnreadBadge = memberPart((parts) => parts.UnreadBadge);

/** Loaded for members only, since visitors have no messages. */
export function LazyUnreadBadge({ of }: { of: keyof Unread }) {
  return (
    <Apart>
      <UnreadBadge of={of} />
    </Apart>
  );
}
