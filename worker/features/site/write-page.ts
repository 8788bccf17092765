import { brand } from "../../contract/brand";
import { OWN_LOGO } from "../../contract/logo-pictures";
import { type MembershipPrices, OWN_PRICES } from "../../contract/membership-prices";
import { PAGE_DATA_ID, type PageData } from "../../contract/page-data";
import { SITE_ATTRIBUTE, type SiteChanges } from "../../contract/published-site";
import { escapeHtml } from "../../platform/escape-html";
import { dataBlock } from "./data-block";
import type { PageHead } from "./page-heads";
import type { SiteFiles } from "./site-files";
import { writeHead } from "./write-head";

export type PageContent = {
  /** What the page shows before any script, or nothing for pages that are made in the browser. */
  html: string;
  data: PageData | null;
  /** The modules whose scripts the browser fetches ahead. */
  modules: readonly string[];
};

export const NO_CONTENT: PageContent = { html: "", data: null, modules: [] };

/** Where a page's content goes. */
export const ROOT = '<div id="root"></div>';

type Page = {
  origin: string;
  prices: MembershipPrices;
  changes: SiteChanges;
  path: string;
  head: PageHead | null;
  title?: string;
};

/** A whole page: the shell with its head, and with its content where it has any. */
export function writePage(files: SiteFiles, page: Page, content: PageContent): string {
  const { html, data, modules } = content;
  const links = files.scriptsOf(modules).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const shell = withPublished(withPrices(writeHead(files.shell, page), page.prices), page.changes).replace(
    "</head>",
    () => [...links, "</head>"].join("\n    "),
  );
  if (!html) return shell;
  const read = afterFirstFrame(shell);
  const block = data ? dataBlock(`type="application/json" id="${PAGE_DATA_ID}"`, data) : "";
  return read
    .replace(/<noscript>.*?<\/noscript>/s, "")
    .replace(ROOT, () => `<div id="root">${html}</div>\n    ${block}`);
}

/** Tells the page what the membership costs, where that is not what it was built with. */
function withPrices(shell: string, prices: MembershipPrices): string {
  if (prices.monthly === OWN_PRICES.monthly && prices.annual === OWN_PRICES.annual) return shell;
  return shell.replace("<html", () => `<html data-prices="${escapeHtml(JSON.stringify(prices))}"`);
}

/** Brings what is published in place of the site's own words: what the page says of it, its colour, its icons and its manifest. */
function withPublished(shell: string, changes: SiteChanges): string {
  if (Object.keys(changes).length === 0) return shell;
  const { name, accent, logo } = brand;
  const style = accent
    ? `<link rel="stylesheet" href="/api/site/style.css?accent=${encodeURIComponent(accent)}" />`
    : "";
  const own = logo.mark
    ? shell
        .replace(
          'href="/favicon.svg" type="image/svg+xml"',
          () => `href="${escapeHtml(logo.icon192)}" type="image/png"`,
        )
        .replace(OWN_LOGO.touch, () => escapeHtml(logo.touch))
    : shell;
  return own
    .replace("<html", () => `<html ${SITE_ATTRIBUTE}="${escapeHtml(JSON.stringify(changes))}"`)
    .replace("/site.webmanifest", "/api/site/manifest.json")
    .replace(/(<noscript>)\S+/, (_all, tag: string) => `${tag}${escapeHtml(name)}`)
    .replace("</head>", () => `${style}</head>`);
}

/**
 * Names the scripts without asking for them: `web/first-frame.js` does, once the content has been painted. On a slow line
 * they would share it with the styles and fonts that the first frame waits for.
 */
export function afterFirstFrame(shell: string): string {
  return shell
    .replaceAll('<link rel="modulepreload"', '<link data-rel="modulepreload"')
    .replace(/<script type="module" crossorigin src="([^"]+)"><\/script>/, '<link data-rel="entry" href="$1">');
}
