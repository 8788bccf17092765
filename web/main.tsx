import "./styles/index.css";
import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { OWN_PRICES } from "../worker/contract/membership-prices";
import { isOfMembers } from "../worker/contract/page-facts";
import { App } from "./app";
import { forgetEarly, takeBroughtAnswers } from "./lib/http/early-calls";
import { readPageData, readPagePrices, takePageData } from "./lib/http/page-data";
import { queryClient } from "./lib/http/query-client";
import { watchErrors } from "./lib/http/watch-errors";
import { beginWithSaved, fetchSession } from "./lib/session/session";
import { joinSession } from "./lib/session/session-query";
import { NOT_FOUND_PAGE, PAGES } from "./pages";
import { loadDeskParts } from "./shell/desk-part";
import { loadMemberParts } from "./shell/member-part";
import type { Page } from "./shell/page";
import { loadPage } from "./shell/page-code";
import { pageFor, registerPages } from "./shell/page-registry";
import { startTheme } from "./shell/theme";

/** Tells `first-frame.js` that taps are heard from now on. */
function Ready({ children, takeOver }: { children: ReactNode; takeOver: (() => void) | undefined }) {
  useLayoutEffect(() => takeOver?.(), [takeOver]);
  useEffect(() => {
    // What shows it and always asks anew has had it by now.
    if (takeOver) forgetEarly();
    // Not within React's own work, where a press cannot have it take over first the part of the page that it is in.
    queueMicrotask(() => window.dispatchEvent(new Event("longroll:ready")));
  }, [takeOver]);
  return children;
}

async function start(root: HTMLElement): Promise<void> {
  watchErrors();
  registerPages(PAGES, NOT_FOUND_PAGE);
  const { page } = pageFor(window.location.pathname);
  const isFrame = root.hasChildNodes() && !page.rendered;
  const brought = takeBroughtAnswers();
  startTheme();
  const saved = isOfMembers(page) ? beginWithSaved() : null;
  joinSession(queryClient);
  const data = readPageData();
  takePageData(queryClient, data);
  const facts = { renderedAt: data.renderedAt, prices: readPagePrices() ?? OWN_PRICES };
  const app = (takeOver?: () => void) => (
    <StrictMode>
      <Ready takeOver={takeOver}>
        <BrowserRouter>
          <App client={queryClient} facts={facts} />
        </BrowserRouter>
      </Ready>
    </StrictMode>
  );
  const code = loadPage(page);
  if (isFrame) {
    // What the server has rendered for this reader alone stays until all of the page takes its place in one go: what only
    // the device knows may make it differ.
    const [parts] = await Promise.all([around(page), code, fetchSession().catch(() => null)]);
    parts?.takeFrameData(queryClient, brought);
    const takeOver = parts?.watchFrame(root);
    startTransition(() => createRoot(root).render(app(takeOver)));
  } else if (root.hasChildNodes()) {
    // With its code at hand the page takes over the HTML in one go; without it, the page says itself that it is missing.
    await code;
    hydrateRoot(root, app());
  } else {
    // What the device has is shown in one go, as soon as its code is there too.
    if (await soon(saved)) await soon(Promise.all([around(page), code]));
    createRoot(root).render(app());
  }
}

/** What stands around a member's page. */
async function around({ who }: Page) {
  const desk = who === "admin" ? loadDeskParts().catch(() => null) : null;
  const parts = await loadMemberParts().catch(() => null);
  await desk;
  return parts;
}

/** No longer than that nothing is shown. */
const SOON_MS = 500;
const soon = <Answer,>(answer: Promise<Answer> | null): Promise<Answer | null> =>
  Promise.race([answer, new Promise<null>((resolve) => setTimeout(resolve, SOON_MS, null))]);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
void start(root);
