import "./styles/index.css";
import { lazy, type ReactNode, StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter, useLocation } from "react-router-dom";
import { OWN_PRICES } from "../worker/contract/membership-prices";
import { App } from "./app";
import { doorPageAt } from "./door-pages";
import { takeBroughtAnswers } from "./lib/http/early-calls";
import { readPageData, readPagePrices, takePageData } from "./lib/http/page-data";
import { queryClient } from "./lib/http/query-client";
import { watchErrors } from "./lib/http/watch-errors";
import { joinSession } from "./lib/session/session-query";
import { NOT_FOUND_PAGE, publicPageAt } from "./public-pages";
import { startTheme } from "./shell/theme";
// All pages have a title: what sets it lies with what all of them load, and in no file of its own.
import "./shell/use-title";

/** The pages of those who are signed in, with all that they need. */
const InnerPages = lazy(async () => ({ default: (await import("./routes")).InnerPages }));

function OtherPages() {
  const { pathname } = useLocation();
  const door = doorPageAt(pathname);
  return door ? <door.Page /> : <InnerPages />;
}

/** Tells `first-frame.js` that taps are heard from now on. */
function Ready({ children }: { children: ReactNode }) {
  useEffect(() => void window.dispatchEvent(new Event("longroll:ready")), []);
  return children;
}

async function start(root: HTMLElement): Promise<void> {
  watchErrors();
  takeBroughtAnswers();
  startTheme();
  joinSession(queryClient);
  const { pathname } = window.location;
  const data = readPageData();
  takePageData(queryClient, data);
  const rendered = root.hasChildNodes();
  const page = publicPageAt(pathname);
  const app = (
    <StrictMode>
      <Ready>
        <BrowserRouter>
          <App
            client={queryClient}
            facts={{ renderedAt: data.renderedAt, prices: readPagePrices() ?? OWN_PRICES }}
            others={<OtherPages />}
            missing={rendered && !page ? pathname : null}
          />
        </BrowserRouter>
      </Ready>
    </StrictMode>
  );
  if (!rendered) {
    createRoot(root).render(app);
    return;
  }
  // With its code at hand the page takes over the HTML in one go; without it, the page says itself that it is missing.
  await (page ?? NOT_FOUND_PAGE).load().catch(() => undefined);
  hydrateRoot(root, app);
}

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
void start(root);
