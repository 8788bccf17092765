import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useSession } from "../lib/session/session";
import { PageErrorBoundary } from "./page-error-boundary";
import { PageSkeleton } from "./page-skeleton";
import { showVisitorParts } from "./session-hint";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { useDeviceOwner } from "./use-device-owner";
import { usePageArrival } from "./use-page-arrival";
import { useRestoredPage } from "./use-restored-page";
import { useSessionWatch } from "./use-session-watch";

/** Visitors need none of it: it arrives when a member is known to be here. */
const MemberDevice = lazy(async () => ({ default: (await import("./member-shell")).MemberDevice }));

/** What stands around every page. */
export function AppLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { state } = useSession();
  useEffect(() => {
    if (state !== "loading") showVisitorParts();
  }, [state]);
  useSessionWatch(state === "signed-in");
  usePageArrival();
  useRestoredPage();
  useDeviceOwner();
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <SiteHeader />
      {state === "signed-in" ? (
        <PageErrorBoundary quiet>
          <Suspense fallback={null}>
            <MemberDevice />
          </Suspense>
        </PageErrorBoundary>
      ) : null}
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        {/* Keyed: a new page answers at once with its skeleton instead of leaving the old one standing, and a broken
            page is forgotten when another is opened. */}
        <PageErrorBoundary key={pathname}>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </PageErrorBoundary>
      </main>
      <SiteFooter />
    </div>
  );
}
