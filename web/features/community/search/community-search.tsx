import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { FoundWriting } from "../../../../worker/contract/community";
import { COMMUNITY_LIMITS } from "../../../../worker/contract/community-limits";
import { communitySearchQuery } from "../../../data/community";
import { useSettled } from "../../../lib/forms/use-settled";
import { listState } from "../../../lib/http/list-state";
import { FoundText } from "../../../shell/found-text";
import { Field } from "../../../ui/field";
import { GrowingList } from "../../../ui/growing-list";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";
import { TextInput } from "../../../ui/text-input";
import { AuthorLine } from "../author-line";

const LEAST = 2;

/** Searches posts and comments; results link to their post. */
export function CommunitySearch({ onClose }: { onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const asked = useSettled(typed.trim());
  const query = useInfiniteQuery({ ...communitySearchQuery(asked), enabled: asked.length >= LEAST });
  useEffect(() => field.current?.focus(), []);
  return (
    <search className="grid grid-cols-1 gap-4 border-line border-y py-4">
      <Field label="Search the community" help={typed.trim().length === 1 ? "Two letters at least." : undefined}>
        <TextInput
          ref={field}
          type="search"
          maxLength={COMMUNITY_LIMITS.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === "Escape" && typed === "" && onClose()}
        />
      </Field>
      {asked.length < LEAST ? null : query.isPending ? (
        <SkeletonGroup label="Searching" className="grid gap-3">
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-20 w-full" />
        </SkeletonGroup>
      ) : (
        <GrowingList
          {...listState(query)}
          empty={<p className="text-muted">Nothing with these words. Fewer or other words may find it.</p>}
        >
          {(found) => (
            <ul aria-label="Found" className="divide-y divide-line">
              {found.map((each) => (
                <Found key={`${each.kind}-${each.id}`} found={each} asked={asked} onOpen={onClose} />
              ))}
            </ul>
          )}
        </GrowingList>
      )}
    </search>
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
