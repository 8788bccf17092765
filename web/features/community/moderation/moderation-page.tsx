import { useRef } from "react";
import { useMutes, useRefreshModeration, useReviews } from "../../../data/moderation";
import { useLive } from "../../../lib/live/live";
import { PageHeader } from "../../../ui/page-header";
import { Skeleton, SkeletonGroup, SkeletonText } from "../../../ui/skeleton";
import { TooltipProvider } from "../../../ui/tooltip";
import { MutedMembers } from "./muted-members";
import { Reported } from "./reported";

export function ModerationPage() {
  const refresh = useRefreshModeration();
  const opened = useRef(false);
  useLive({
    onOpen: () => {
      // On first opening, both lists have just been read.
      if (opened.current) void refresh();
      opened.current = true;
    },
    onEvent: ({ type }) => {
      if (type === "notice") void refresh();
    },
  });
  return (
    <TooltipProvider>
      <div className="page grid min-h-dvh grid-cols-1 content-start gap-12 py-10 sm:py-14">
        <PageHeader title="Moderation" lead="What members have reported, and who may only read for a while." />
        <Lists />
      </div>
    </TooltipProvider>
  );
}

/** Waits for both: the first to arrive would be pushed down by the other. */
function Lists() {
  const reviews = useReviews();
  const mutes = useMutes();
  if (reviews.isPending || mutes.isPending) {
    return (
      <SkeletonGroup label="Loading reported posts and muted members" className="grid gap-4">
        <Skeleton className="h-9 w-56" />
        <div className="grid gap-4 border-line border-y py-8">
          <Skeleton className="h-11 w-64 max-w-full" />
          <SkeletonText lines={3} className="max-w-prose" />
        </div>
      </SkeletonGroup>
    );
  }
  return (
    <>
      <Reported list={reviews} />
      <MutedMembers list={mutes} />
    </>
  );
}
