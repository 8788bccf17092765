import { AsyncLocalStorage } from "node:async_hooks";
import { type Query, type QueryClient, skipToken } from "@tanstack/react-query";
import { StrictMode } from "react";
import { prerender } from "react-dom/static.edge";
import { StaticRouter } from "react-router-dom";
import { OWN_PRICES } from "../../worker/contract/membership-prices";
import { SESSION_ADDRESS } from "../../worker/contract/page-answers";
import { UNREAD_HEADER } from "../../worker/contract/unread";
import type { AnswerKey, SiteRenderer } from "../../worker/platform/page-renderer";
import { App } from "../app";
import { type PageFacts, takePageData } from "../lib/http/page-data";
import { makeQueryClient } from "../lib/http/query-client";
import { knownZone } from "../lib/session/known-zone";
import { findRenderedFor, type RenderedFor } from "../lib/session/rendered-for";
import { NOT_FOUND_PAGE, RENDERED_PAGES } from "../rendered-pages";
import { loadPage } from "../shell/page-code";
import { pageFor, registerPages } from "../shell/page-registry";
import { loadStaticIslands } from "../shell/static-island";
import { findPhone } from "../ui/use-wide";

/** Rendering one answer may start another query, such as a week's training; no page goes deeper. */
const MOST_ROUNDS = 3;

registerPages(RENDERED_PAGES, NOT_FOUND_PAGE);
const readers = new AsyncLocalStorage<RenderedFor>();
findRenderedFor(() => readers.getStore());
findPhone(() => /Mobi/.test(readers.getStore()?.browser ?? ""));

export const renderPage: SiteRenderer["renderPage"] = async ({ path, search, data, prices }) => {
  await loadCode(path);
  const client = makeQueryClient();
  takePageData(client, data);
  return render(path + search, client, { renderedAt: data.renderedAt, prices: prices ?? OWN_PRICES });
};

export const renderFrame: SiteRenderer["renderFrame"] = async ({
  path,
  search,
  prices,
  answers,
  user,
  language,
  browser,
}) => {
  await loadCode(path);
  const client = makeQueryClient();
  const reader: RenderedFor = {
    user,
    language,
    browser,
    timeZone: knownZone(user.timeZone),
    unread: answers.get(SESSION_ADDRESS)?.told[UNREAD_HEADER] ?? null,
    answer: () => throwUnknown(),
  };
  const keys = new Map<string, AnswerKey>();
  let html = "";
  for (let round = 0; round < MOST_ROUNDS; round++) {
    html = await readers.run(reader, () => render(path + search, client, { renderedAt: null, prices }));
    if (!(await answerQueries(client, reader, answers, keys))) break;
  }
  return { html, keys };
};

/** Loads all code first, so that rendering waits for nothing and no script has to move content into place. */
async function loadCode(path: string): Promise<void> {
  await loadPage(pageFor(path).page);
  await loadStaticIslands();
}

/** Renders the same tree as the browser, with another router. */
async function render(location: string, client: QueryClient, facts: PageFacts): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={location}>
        <App client={client} facts={facts} />
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  );
  if (failures.length) throw failures[0];
  return posted(await new Response(prelude).text());
}

/** Makes forms POST: sent before its code has loaded, a form would put what was typed into the address. */
const posted = (html: string): string => html.replace(/<form(?![^>]* (?:method|action)=)/g, '<form method="post"');

type Answers = Parameters<SiteRenderer["renderFrame"]>[0]["answers"];

/** Gives pending queries the known answers. Returns whether there were any. */
async function answerQueries(client: QueryClient, reader: RenderedFor, answers: Answers, keys: Map<string, AnswerKey>) {
  const cache = client.getQueryCache();
  let found = false;
  for (const query of cache.getAll()) {
    const { options, queryKey, state } = query;
    if (state.data !== undefined || !isCall(query)) continue;
    let asked = "";
    const answer = (address: string) => {
      asked = address;
      const { json, told } = answers.get(address) ?? throwUnknown();
      return new Response(json, { headers: told });
    };
    await readers.run({ ...reader, answer }, () => query.fetch()).catch(() => cache.remove(query));
    if (query.state.data === undefined) continue;
    keys.set(asked, { key: queryKey, grows: "initialPageParam" in options });
    found = true;
  }
  return found;
}

function throwUnknown(): never {
  throw new Error("not known here");
}

/** Returns whether a query calls the API and is enabled. */
function isCall({ queryKey, options }: Query): boolean {
  const [path] = queryKey;
  const { enabled = true } = options as { enabled?: unknown };
  return enabled === true && options.queryFn !== skipToken && typeof path === "string" && path.startsWith("/api/");
}
