import { ExternalLink, Search } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { brand } from "../../../worker/contract/brand";
import { useSession } from "../../lib/session/session";
import { lazyCode } from "../../ui/lazy-code";
import { Mark } from "../../ui/mark";
import { openedLater } from "../../ui/opened-later";
import { MemberControls } from "../member-controls";
import { RunningBar } from "../running-bar";
import { showWindow, useDeskWindow, useWindowKeys } from "./desk-windows";
import type { DeskWindowsProps } from "./windows/desk-windows-view";

const Windows = openedLater<DeskWindowsProps>(
  lazyCode(async () => (await import("./windows/desk-windows-view")).DeskWindowsView),
);

/** The admin header: search, a link to the site, and the account. */
export function DeskHeader() {
  const session = useSession();
  const user = session.state === "signed-in" ? session.user : null;
  return (
    <header className="sticky top-(--alert-room,0px) z-40 border-line border-b bg-paper print:hidden">
      <div className="flex h-13 items-center gap-1 pr-2 pl-3 sm:pr-4 lg:pl-6">
        <Link
          to={addressOf("admin")}
          aria-label={`${brand.name}, desk`}
          className="grid size-11 shrink-0 place-items-center rounded-sm lg:hidden"
        >
          <Mark picture={brand.logo.mark} className="size-7" />
        </Link>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => showWindow("search")}
          className={SEARCH}
        >
          <Search aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0" />
          <span className="min-w-0 truncate">Search</span>
          <kbd aria-hidden className="ml-auto rounded-xs border border-line px-1.5 font-sans text-xs max-sm:hidden">
            Ctrl K
          </kbd>
        </button>
        <Link to={addressOf("home")} className={SITE}>
          <ExternalLink aria-hidden strokeWidth={1.75} className="size-4.5" />
          <span className="max-sm:sr-only">View site</span>
        </Link>
        {user ? <MemberControls user={user} /> : <span aria-hidden className="size-11 rounded-full bg-sunken" />}
      </div>
      {user ? (
        <>
          <RunningBar userId={user.id} />
          <DeskWindows userId={user.id} />
        </>
      ) : null}
    </header>
  );
}

function DeskWindows({ userId }: { userId: string }) {
  useWindowKeys(userId);
  const open = useDeskWindow() !== null;
  return <Windows open={open} onOpenChange={(next) => (next ? undefined : showWindow(null))} userId={userId} />;
}

const SEARCH =
  "mr-auto flex h-9 w-full min-w-0 max-w-72 items-center gap-2 rounded-sm border border-line bg-raised px-3 text-left text-muted text-sm transition-colors hover:border-line-strong hover:text-ink";
const SITE =
  "flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2 font-semibold text-muted text-sm transition-colors hover:text-ink";
