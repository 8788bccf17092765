import { type ReactNode, Suspense, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { addressOf } from "../../worker/contract/addresses";
import { mayDo } from "../../worker/contract/rights";
import { type Session, useSession } from "../lib/session/session";
import { Apart } from "./apart";
import { deskPart } from "./desk-part";
import { memberPart } from "./member-part";
import type { Page } from "./page";
import { PageErrorBoundary } from "./page-error-boundary";
import { pageFor } from "./page-registry";
import { PageSkeleton } from "./page-skeleton";
import { showVisitorParts, useSessionHint } from "./session-hint";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { useDeviceOwner } from "./use-device-owner";
import { usePageArrival } from "./use-page-arrival";
import { useSessionWatch } from "./use-session-watch";

const MemberDevice = memberPart((parts) => parts.MemberDevice);
const BottomBar = memberPart((parts) => parts.BottomBar);
const DeskSide = deskPart((parts) => parts.DeskSide);
const DeskHeader = deskPart((parts) => parts.DeskHeader);
const DeskBar = deskPart((parts) => parts.DeskBar);

/** The layout around every page. */
export function AppLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const session = useSession();
  const { state } = session;
  const { page } = pageFor(pathname);
  const atDesk = useDesk(page, session);
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
    <div
      data-desk={atDesk || undefined}
      className="flex min-h-[calc(100dvh-var(--places,0px)-var(--alert-room,0px))] flex-col"
    >
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      {atDesk ? (
        <Apart meanwhile={<div className="h-[calc(3.25rem+1px)]" />}>
          <DeskSide />
          <DeskHeader />
        </Apart>
      ) : page.bare ? null : (
        <SiteHeader />
      )}
      {state === "signed-in" ? (
        <Apart>
          <MemberDevice />
        </Apart>
      ) : null}
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        {/* The key makes a new page show its skeleton at once, and clears the error of a broken page on leaving. */}
        <PageErrorBoundary key={pathname}>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </PageErrorBoundary>
      </main>
      {page.bare || atDesk ? null : <SiteFooter wide={isApp} />}
      {atDesk ? (
        <Apart>
          <DeskBar />
        </Apart>
      ) : null}
      {state === "signed-in" && !page.bare && (page.who === "member" || page.who === "anyone") ? (
        <Apart>
          <BottomBar />
        </Apart>
      ) : null}
    </div>
  );
}

/** Returns whether to show the admin layout; not to users who are turned away from the page. */
function useDesk({ who, right = "roles" }: Page, session: Session): boolean {
  const expected = useSessionHint();
  if (who !== "admin") return false;
  if (session.state === "signed-in") return mayDo(session.user.role, right);
  return session.state !== "signed-out" && expected;
}

/** Reloads a page from the back/forward cache, which could show a member's data after sign-out. */
function useRestoredPage(): void {
  const { state } = useSession();
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted && state !== "loading") window.location.reload();
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [state]);
}
