import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { FoundWriting } from "../../../../worker/contract/community";
import { COMMUNITY_LIMITS } from "../../../../worker/contract/community-limits";
import { communitySearchQuery } from "../../../data/community";
import { FoundText } from "../../../shell/found-text";
import { useWords, WordSearch } from "../../../shell/word-search";
import { AuthorLine } from "../author-line";

/** Searches posts and comments; results link to their post. */
export function CommunitySearch({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const { asked, enabled } = words;
  const found = useInfiniteQuery({ ...communitySearchQuery(asked), enabled });
  return (
    <WordSearch
      label="Search the community"
      maxLength={COMMUNITY_LIMITS.search}
      words={words}
      found={found}
      row={(each) => <Found key={`${each.kind}-${each.id}`} found={each} asked={asked} onOpen={onClose} />}
      bar="h-20 w-full"
      onClose={onClose}
      className="grid grid-cols-1 gap-4 border-line border-y py-4"
    />
  );
}

type FoundProps = { found: FoundWriting; asked: string; onOpen: () => void };

function Found({ found, asked, onOpen }: FoundProps) {
  const { kind, postId, excerpt, createdAt, user } = found;
  return (
    <li className="relative grid grid-cols-1 gap-2 py-4 hover:bg-sunken">
      <AuthorLine size="sm" user={user} at={createdAt} />
      <p className="wrap-anywhere pl-11">
        <FoundText asked={asked}>{excerpt}</FoundText>
      </p>
      <Link
        to={addressOf("community", { query: { post: postId } })}
        onClick={onOpen}
        className="link justify-self-start pl-11 text-sm after:absolute after:inset-0"
      >
        {kind === "post" ? "Open the post" : "Open the post it answers"}
      </Link>
    </li>
  );
}
