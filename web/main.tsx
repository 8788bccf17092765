import "./styles/index.css";
import { type ReactNode, StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { OWN_PRICES } from "../worker/contract/membership-prices";
import { isOfMembers } from "../worker/contract/page-facts";
import { App } from "./app";
import { takeBroughtAnswers } from "./lib/http/early-calls";
import { readPageData, readPagePrices, takePageData } from "./lib/http/page-data";
import { queryClient } from "./lib/http/query-client";
import { watchErrors } from "./lib/http/watch-errors";
import { beginWithSaved } from "./lib/session/session";
import { joinSession } from "./lib/session/session-query";
import { NOT_FOUND_PAGE, PAGES } from "./pages";
import { loadPage } from "./shell/page-code";
import { pageFor, registerPages } from "./shell/page-registry";
import { startTheme } from "./shell/theme";

/** Tells `first-frame.js` that taps are heard from now on. */
function Ready({ children }: { children: ReactNode }) {
  useEffect(() => void window.dispatchEvent(new Event("longroll:ready")), []);
  return children;
}

async function start(root: HTMLElement): Promise<void> {
  watchErrors();
  takeBroughtAnswers();
  startTheme();
  registerPages(PAGES, NOT_FOUND_PAGE);
  const { page } = pageFor(window.location.pathname);
  if (isOfMembers(page)) beginWithSaved();
  joinSession(queryClient);
  const data = readPageData();
  takePageData(queryClient, data);
  const app = (
    <StrictMode>
      <Ready>
        <BrowserRouter>
          <App client={queryClient} facts={{ renderedAt: data.renderedAt, prices: readPagePrices() ?? OWN_PRICES }} />
        </BrowserRouter>
      </Ready>
    </StrictMode>
  );
  if (!root.hasChildNodes()) {
    createRoot(root).render(app);
    return;
  }
  // With its code at hand the page takes over the HTML in one go; without it, the page says itself that it is missing.
  await loadPage(page);
  hydrateRoot(root, app);
}

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
void start(root);
