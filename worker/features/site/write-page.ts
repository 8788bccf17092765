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
  /** Server-rendered HTML; empty for pages rendered in the browser. */
  html: string;
  data: PageData | null;
  /** Modules whose scripts are preloaded. */
  modules: readonly string[];
};

export const NO_CONTENT: PageContent = { html: "", data: null, modules: [] };

/** Placeholder of a page's content. */
export const ROOT = '<div id="root"></div>';

type Page = {
  origin: string;
  prices: MembershipPrices;
  changes: SiteChanges;
  path: string;
  head: PageHead | null;
  title?: string;
};

/** Returns a whole page: the shell with its head, and its content, if any. */
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

/** Embeds the membership's prices if they differ from the built-in ones. */
function withPrices(shell: string, prices: MembershipPrices): string {
  if (prices.monthly === OWN_PRICES.monthly && prices.annual === OWN_PRICES.annual) return shell;
  return shell.replace("<html", () => `<html data-prices="${escapeHtml(JSON.stringify(prices))}"`);
}

/** Embeds the published overrides: texts, colour, icons and manifest. */
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
 * Names the scripts without loading them: `web/first-frame.js` does that after the first paint. On a slow connection
 * they would compete with the styles and fonts that the first frame needs.
 */
export function afterFirstFrame(shell: string): string {
  return shell
    .replaceAll('<link rel="modulepreload"', '<link data-rel="modulepreload"')
    .replace(/<script type="module" crossorigin src="([^"]+)"><\/script>/, '<link data-rel="entry" href="$1">');
}
