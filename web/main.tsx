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

/** Tells `first-frame.js` that events are handled from now on. */
function Ready({ children, takeOver }: { children: ReactNode; takeOver: (() => void) | undefined }) {
  useLayoutEffect(() => takeOver?.(), [takeOver]);
  useEffect(() => {
    // Components that always refetch have used the embedded answers by now.
    if (takeOver) forgetEarly();
    // After React's own work: a tap replayed within it could not make React hydrate the tapped part first.
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
    // A view rendered for this reader stays until the whole page replaces it at once: what only the device knows may
    // make it differ.
    const [parts] = await Promise.all([around(page), code, fetchSession().catch(() => null)]);
    parts?.takeFrameData(queryClient, brought);
    const takeOver = parts?.watchFrame(root);
    startTransition(() => createRoot(root).render(app(takeOver)));
  } else if (root.hasChildNodes()) {
    // With its code loaded, the page hydrates at once; otherwise the page reports that its code is missing.
    await code;
    hydrateRoot(root, app());
  } else {
    // Saved data is shown at once, as soon as its code is there.
    if (await soon(saved)) await soon(Promise.all([around(page), code]));
    createRoot(root).render(app());
  }
}

/** Loads the shell around a member's page. */
async function around({ who }: Page) {
  const desk = who === "admin" ? loadDeskParts().catch(() => null) : null;
  const parts = await loadMemberParts().catch(() => null);
  await desk;
  return parts;
}

/** Longest time in which nothing is shown. */
const SOON_MS = 500;
const soon = <Answer,>(answer: Promise<Answer> | null): Promise<Answer | null> =>
  Promise.race([answer, new Promise<null>((resolve) => setTimeout(resolve, SOON_MS, null))]);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
void start(root);
