import { StrictMode } from "react";
import { prerender } from "react-dom/static.edge";
import { StaticRouter } from "react-router-dom";
import type { PageRenderer } from "../../worker/platform/page-renderer";
import { App } from "../app";
import { Answers } from "../lib/http/answers";
import { NOT_FOUND_PAGE, publicPageAt } from "../public-pages";
import { loadStaticIslands } from "../shell/static-island";
import { PAGE_SOURCES } from "./page-sources";

/** The same tree as in the browser, with another router. */
export const renderPage: PageRenderer = async ({ path, search, data, prices }) => {
  const found = publicPageAt(path);
  const page = found ?? NOT_FOUND_PAGE;
  // With its code at hand nothing is left to wait for, and nothing has to be moved into place by a script afterwards.
  await page.load();
  await loadStaticIslands();
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path + search}>
        <App answers={new Answers(data, prices)} others={null} missing={found ? null : path} />
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  );
  if (failures.length) throw failures[0];
  return { html: await new Response(prelude).text(), source: PAGE_SOURCES[page.path] ?? "" };
};
