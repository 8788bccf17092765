import { Search as SearchIcon } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import type { CurrentUser } from "../../../worker/contract/account";
import { useFeed, usePinned, useStanding } from "../../data/community";
import { useMinute } from "../../lib/format/use-minute";
import { useSession } from "../../lib/session/session";
import { IconButton } from "../../ui/icon-button";
import { lazyCode } from "../../ui/lazy-code";
import { PageHeader } from "../../ui/page-header";
import { type Photo, PhotoGroup } from "../../ui/photo-group";
import { TooltipProvider } from "../../ui/tooltip";
import { useLazyCode } from "../../ui/use-lazy-code";
import { Composer } from "./composer";
import { Feed } from "./feed";
import { FeedSkeleton } from "./feed-skeleton";
import { LiveStatus } from "./live-status";
import { memberName } from "./member-words";
import { MutedNotice } from "./muted-notice";
import { PhotoGrid } from "./photo-grid";
import { photoWords } from "./photo-words";
import { PinnedSection } from "./pinned-section";
import type { ShownPost } from "./shown-post";
import { useCommunityLive } from "./use-community-live";
import { ViewerContext } from "./viewer-context";

const search = lazyCode(async () => (await import("./search/community-search")).CommunitySearch);

export function CommunityPage() {
  const session = useSession();
  if (session.state !== "signed-in") return null;
  return (
    <TooltipProvider>
      {/* The key resets everything for another member. */}
      <Community key={session.user.id} user={session.user} />
    </TooltipProvider>
  );
}

/** Waits for both: pinned messages arriving later would push the feed down. */
function Shared() {
  const pinned = usePinned();
  const feed = useFeed();
  const photos = useMemo(() => photosOf(feed.data ?? []), [feed.data]);
  if (pinned.isPending || feed.isPending) return <FeedSkeleton />;
  return (
    <PhotoGroup value={photos}>
      <div className={ASIDE}>
        <PinnedSection messages={pinned.data ?? []} />
        <PhotoGrid photos={photos} />
      </div>
      <Feed feed={feed} />
    </PhotoGroup>
  );
}

const ASIDE =
  "grid min-w-0 grid-cols-1 gap-8 empty:hidden lg:sticky lg:top-(--under-header) lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-var(--under-header)-1rem)] lg:overflow-y-auto";

const photosOf = (posts: readonly ShownPost[]): Photo[] =>
  posts.flatMap(({ mediaUrl, mediaType, user }) =>
    mediaUrl && mediaType === "image" ? { src: mediaUrl, alt: photoWords(memberName(user)) } : [],
  );

function Community({ user }: { user: CurrentUser }) {
  const live = useCommunityLive(user);
  const { data: standing } = useStanding();
  const now = useMinute();
  const ownMute = standing?.mute ?? null;
  const mute = ownMute?.until && Date.parse(ownMute.until) <= now ? null : ownMute;
  const [searching, setSearching] = useState(false);
  const closeSearch = useCallback(() => setSearching(false), []);
  const Search = useLazyCode(search, searching, closeSearch);
  const viewer = useMemo(() => ({ user, mute }), [user, mute]);
  return (
    <ViewerContext value={viewer}>
      <div className="page grid min-h-dvh grid-cols-1 content-start gap-5 py-5 sm:gap-8 sm:py-12">
        <PageHeader
          size="sm"
          title="Community"
          lead="Share your progress, and see what your training partners are working on."
          actions={
            <>
              <LiveStatus {...live} />
              <IconButton
                label="Search the community"
                aria-expanded={searching}
                icon={<SearchIcon aria-hidden />}
                onClick={() => setSearching(!searching)}
              />
            </>
          }
        />
        {searching && Search ? <Search onClose={closeSearch} /> : null}
        <div className="grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,min(42rem,65%))_minmax(0,1fr)]">
          {mute ? <MutedNotice mute={mute} /> : <Composer user={user} />}
          <Shared />
        </div>
      </div>
    </ViewerContext>
  );
}
