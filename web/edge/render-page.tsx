import { StrictMode } from "react";
import { prerender } from "react-dom/static.edge";
import { StaticRouter } from "react-router-dom";
import { OWN_PRICES } from "../../worker/contract/membership-prices";
import type { PageRenderer } from "../../worker/platform/page-renderer";
import { App } from "../app";
import { takePageData } from "../lib/http/page-data";
import { makeQueryClient } from "../lib/http/query-client";
import { NOT_FOUND_PAGE, RENDERED_PAGES } from "../rendered-pages";
import { loadPage } from "../shell/page-code";
import { pageFor, registerPages } from "../shell/page-registry";
import { loadStaticIslands } from "../shell/static-island";

registerPages(RENDERED_PAGES, NOT_FOUND_PAGE);

/** The same tree as in the browser, with another router. */
export const renderPage: PageRenderer = async ({ path, search, data, prices }) => {
  // With its code at hand nothing is left to wait for, and nothing has to be moved into place by a script afterwards.
  await loadPage(pageFor(path).page);
  await loadStaticIslands();
  const client = makeQueryClient();
  takePageData(client, data);
  const facts = { renderedAt: data.renderedAt, prices: prices ?? OWN_PRICES };
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path + search}>
        <App client={client} facts={facts} />
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  );
  if (failures.length) throw failures[0];
  return new Response(prelude).text();
};
