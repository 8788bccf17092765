import { TriangleAlert } from "lucide-react";
import type { LinkState } from "../../../worker/contract/library-limits";
import { Badge } from "../../ui/badge";

/** Shows what is wrong with a link; nothing if it works. */
export function LinkBadge({ state }: { state: LinkState | null }) {
  const words = state && LINK_WORDS[state];
  return words ? (
    <Badge tone="danger" icon={<TriangleAlert aria-hidden strokeWidth={1.75} />}>
      {words}
    </Badge>
  ) : null;
}

const LINK_WORDS: Partial<Record<LinkState, string>> = {
  dead: "Video is gone",
  private: "Video is private",
  not_embeddable: "Does not play here",
};
