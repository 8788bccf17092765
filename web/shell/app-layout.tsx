import { type ReactNode, Suspense, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { addressOf } from "../../worker/contract/addresses";
import { useSession } from "../lib/session/session";
import { memberPart } from "./member-part";
import { PageErrorBoundary } from "./page-error-boundary";
import { pageFor } from "./page-registry";
import { PageSkeleton } from "./page-skeleton";
import { showVisitorParts } from "./session-hint";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { useDeviceOwner } from "./use-device-owner";
import { usePageArrival } from "./use-page-arrival";
import { useRestoredPage } from "./use-restored-page";
import { useSessionWatch } from "./use-session-watch";

const MemberDevice = memberPart((parts) => parts.MemberDevice);
const BottomBar = memberPart((parts) => parts.BottomBar);

/** What stands around every page. */
export function AppLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { state } = useSession();
  const { page } = pageFor(pathname);
  const isApp =
    page.who === "member" || page.who === "admin" || (state === "signed-in" && pathname === addressOf("home"));
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
      {page.bare ? null : <SiteHeader />}
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
      {page.bare ? null : <SiteFooter wide={isApp} />}
      {state === "signed-in" && !page.bare && (page.who === "member" || page.who === "anyone") ? (
        <PageErrorBoundary quiet>
          <Suspense fallback={null}>
            <BottomBar />
          </Suspense>
        </PageErrorBoundary>
      ) : null}
    </div>
  );
}
