import type { Run } from "../document-model";
import { clean } from "./clean";

export type Link = { url: string; safe: boolean };

const BARE_URL = /\b(?:https?:\/\/|www\.)[^\s<>"]+|\b(?:youtu\.be|(?:m\.)?youtube\.com|vimeo\.com)\/[^\s<>"]+/gi;
const UNSAFE_TEXT = /\b(?:javascript|vbscript|data|file):\S+/gi;
const SHOWN_FOR_LINK =
  /^[[(<]?\s*(?:click (?:here )?(?:to|for) )?(?:watch|view|see|play|video|vid|demo|link|url|here|click here|youtube|clip|tutorial|example|ver|assistir|assista|v[ií]d[eé]o|wideo|видео|enlace|demonstra[cç][aã]o|demostraci[oó]n|clique aqui|aqu[ií]|lien|voir|ansehen|▶|►)(?:[\s/]*(?:(?:the|a|this|la|el|le)\s*)?(?:video|watch|view|see|ver|demo|here|link|it|clip|on youtube|v[ií]d[eé]o|no youtube|en youtube|el|o|aqu[ií]|\d+|▶|►))*\s*[\])>]?[.:]?$/i;
const VIDEO_HOST = /(?:youtube\.com|youtu\.be|youtube-nocookie\.com|vimeo\.com|\.mp4\b)/i;

/** A line with more is no line of a program, and each is compared with all before. */
const MOST_LINKS = 20;

/** Takes the links out of a line. A link's text stays when it says something (an exercise's name), "Watch" does not. */
export function takeLinks(runs: Run[]): { text: string; links: Link[] } {
  const links: Link[] = [];
  const add = (url: string) => {
    const link = readUrl(url);
    if (link && links.length < MOST_LINKS && !links.some((known) => known.url === link.url)) links.push(link);
  };
  let text = "";
  for (const run of joinLinked(runs)) {
    if (run.url !== null) {
      add(run.url);
      if (SHOWN_FOR_LINK.test(clean(run.text))) continue;
    }
    text += run.text;
  }
  // An address has a slash or a colon in it.
  if (/[/:]|www\./i.test(text)) {
    for (const match of text.matchAll(BARE_URL)) add(match[0]);
    for (const match of text.matchAll(UNSAFE_TEXT)) add(match[0]);
  }
  if (links.length > 0) text = text.replace(BARE_URL, "").replace(UNSAFE_TEXT, "");
  return { text: links.length > 0 ? withoutLinkTrace(clean(text)) : clean(text), links };
}

/** The link to show: the first to a known video host, else the first safe one. */
export function bestLink(links: Link[]): string | null {
  const safe = links.filter((link) => link.safe);
  return (safe.find((link) => VIDEO_HOST.test(link.url)) ?? safe[0])?.url ?? null;
}

function readUrl(raw: string): Link | null {
  const url = unwrapped(raw)
    .trim()
    .replace(/[),.;\]>]+$/, (tail) =>
      tail.includes(")") && raw.includes("(") ? tail.slice(0, tail.indexOf(")") + 1) : "",
    );
  if (/^https?:\/\//i.test(url)) return { url, safe: true };
  if (/^(?:www\.|(?:m\.)?youtube\.com\/|youtu\.be\/|vimeo\.com\/)/i.test(url))
    return { url: `https://${url}`, safe: true };
  // Anchors, mail addresses and relative names are not videos, and not dangerous either.
  if (/^(?:#|mailto:|tel:)/i.test(url) || !/^[a-z][a-z0-9+.-]*:/i.test(url)) return null;
  return { url, safe: false };
}

/** Google Docs exports lead every link through google.com/url. */
function unwrapped(raw: string): string {
  const target = /^https?:\/\/(?:www\.)?google\.[a-z.]+\/url\?(?:.*&)?q=([^&]+)/i.exec(raw.trim())?.[1];
  if (!target) return raw;
  try {
    return decodeURIComponent(target);
  } catch {
    return raw;
  }
}

function joinLinked(runs: Run[]): Run[] {
  if (runs.length < 2) return runs;
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined[joined.length - 1];
    if (last && last.url !== null && last.url === run.url)
      joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else joined.push(run);
  }
  return joined;
}

/** What is left around a removed address: "Video:", "Form video:", empty brackets, a dangling dash. */
function withoutLinkTrace(text: string): string {
  return text
    .replace(/[[(<]\s*[\])>]/g, "")
    .replace(
      /(?:^|[\s([|–—-])(?:(?:form|technique|exercise|execution|full|short) (?=v[ií]deo|demo|link|clip))?(?:v[ií]deo|watch|demo|link|url|youtube|enlace|ver|assistir)(?: (?:link|url|here|video|demo))?\s*:?\s*[\])]?\s*$/i,
      "",
    )
    .replace(/[\s|–—;,:(▶►→-]+$/, "")
    .trim();
}
