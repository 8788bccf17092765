import { NOT_FOUND } from "site-pages";
import { knownPage } from "../../contract/known-pages";
import { type MembershipPrices, OWN_PRICES } from "../../contract/membership-prices";
import type { PageData } from "../../contract/page-data";
import { log } from "../../platform/log";
import type { Frame, FrameToRender } from "../../platform/page-renderer";
import { NO_CONTENT, type PageContent } from "./write-page";

type Asked = { path: string; search?: string; data?: PageData; prices?: MembershipPrices };

/**
 * Renders a public page from the web components, which are loaded with the first page. If that fails, the browser
 * renders the page, like all others.
 */
export async function renderContent({ path, search = "", data, prices = OWN_PRICES }: Asked): Promise<PageContent> {
  const known = data ?? { renderedAt: Date.now(), answers: {} };
  try {
    const { renderPage } = await import("site-renderer");
    const html = await renderPage({ path, search, data: known, prices });
    return { html, data: data ?? null, modules: (knownPage(path, false)?.facts ?? NOT_FOUND).modules };
  } catch (error) {
    log.error("rendering", error, { page: path });
    return NO_CONTENT;
  }
}

export const NO_FRAME: Frame = { html: "", keys: new Map() };

/** Renders a page's first view for one reader. If that fails, the browser renders it. */
export async function renderFrame(page: FrameToRender): Promise<Frame> {
  try {
    const renderer = await import("site-renderer");
    return await renderer.renderFrame(page);
  } catch (error) {
    log.error("rendering", error, { page: page.path });
    return NO_FRAME;
  }
}
