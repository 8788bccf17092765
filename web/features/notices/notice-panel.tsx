import { X } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { useNotices, usePreferences, useReadNotices } from "../../data/notices";
import { listState } from "../../lib/http/list-state";
import { shownMessage } from "../../lib/http/request-error";
import { Button } from "../../ui/button";
import { ErrorState } from "../../ui/error-state";
import { IconButton } from "../../ui/icon-button";
import { ShowMore } from "../../ui/show-more";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton";
import { NoticeRow } from "./notice-row";
import { useDevicePush } from "./use-device-push";

type NoticePanelProps = { id: string; unread: number; now: number; onClose: () => void };

/** The list of notices: below the bell, on a phone full-screen. */
export function NoticePanel({ id, unread, now, onClose }: NoticePanelProps) {
  const notices = useNotices();
  const read = useReadNotices();
  const items = notices.data ?? [];
  const { failed, more } = listState(notices);
  return (
    <section id={id} aria-label="Your notices" className={PANEL}>
      <header className="flex min-h-14 items-center justify-between gap-3 border-line border-b py-1.5 pr-2 pl-4">
        <h2 className="text-2xl">Notices</h2>
        <span className="flex items-center gap-1">
          {unread > 0 ? (
            <Button variant="quiet" size="sm" onClick={() => read.mutate("all")}>
              Mark all as read
            </Button>
          ) : null}
          <IconButton label="Close notices" icon={<X aria-hidden />} onClick={onClose} className="sm:hidden" />
        </span>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {notices.isPending ? <Loading /> : null}
        {failed.error !== null && items.length === 0 ? (
          <ErrorState headingLevel={3} onRetry={failed.onRetry} retrying={failed.busy} className="mx-4 border-y-0">
            {failed.error}
          </ErrorState>
        ) : null}
        {notices.isSuccess && items.length === 0 ? (
          <p className="px-4 py-10 text-center text-muted">
            <span className="mb-1 block font-semibold text-ink">Nothing yet</span>
            Answers of your coach, new weeks and what others say about your posts will be here.
          </p>
        ) : null}
        <ul className="divide-y divide-line">
          {items.map((notice) => (
            <li key={notice.id}>
              <NoticeRow
                notice={notice}
                now={now}
                onOpen={() => (notice.isRead ? undefined : read.mutate(notice.id))}
              />
            </li>
          ))}
        </ul>
        {more ? <ShowMore size="md" {...more} className="py-4" /> : null}
      </div>
      <footer className="border-line border-t px-4 py-2">
        <PushOffer />
        <Link
          to={addressOf("settings", { hash: "notices" })}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          Choose what reaches you
        </Link>
      </footer>
    </section>
  );
}

const Loading = () => (
  <SkeletonGroup label="Loading notices" className="grid gap-5 p-4">
    {["w-48", "w-56", "w-40"].map((width) => (
      <div key={width} className="flex gap-3">
        <Skeleton className="size-10 rounded-full" />
        <div className="grid flex-1 gap-2">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-3 w-24" />
        </div>
      </div>
    ))}
  </SkeletonGroup>
);

const PANEL =
  "z-50 flex flex-col bg-raised max-sm:fixed max-sm:inset-x-0 max-sm:top-below-header max-sm:bottom-0 max-sm:animate-fade " +
  "sm:absolute sm:top-full sm:right-0 sm:mt-2 sm:max-h-[min(36rem,calc(100dvh-6rem))] sm:w-104 sm:animate-rise sm:rounded-md sm:border sm:border-line sm:shadow-lift";

/** Offers pushes if this browser supports them and they are off. */
function PushOffer() {
  const { data } = usePreferences();
  const { state, turn } = useDevicePush(data?.pushKey ?? null);
  if (state !== "off") return null;
  return (
    <div className="grid gap-1 border-line border-b pt-1 pb-3">
      <p className="text-muted text-sm">Know of an answer or a new week without opening the site.</p>
      <Button
        variant="secondary"
        size="sm"
        busy={turn.isPending}
        busyLabel="Turning on…"
        onClick={() => turn.mutate(true)}
        className="justify-self-start"
      >
        Notify me on this device
      </Button>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {turn.error ? shownMessage(turn.error, "This browser could not turn it on.") : null}
      </p>
    </div>
  );
}
