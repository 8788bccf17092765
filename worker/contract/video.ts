type EmbeddableVideo = {
  kind: "youtube" | "vimeo" | "file";
  /** What an iframe, or for a file a video element, loads. */
  embedUrl: string;
  /** The address as the coach gave it, for opening it where it lives. */
  href: string;
};

/** `unknown` is an address that may be opened but not embedded; `none` is one that must not even be a link. */
type ResolvedVideo = EmbeddableVideo | { kind: "unknown"; href: string } | { kind: "none" };

const YOUTUBE_HOSTS = new Set([
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "music.youtube.com",
  "youtube-nocookie.com",
  "www.youtube-nocookie.com",
]);
const SHORT_HOSTS = new Set(["youtu.be", "www.youtu.be"]);
const VIMEO_HOSTS = new Set(["vimeo.com", "www.vimeo.com", "player.vimeo.com"]);

const YOUTUBE_ID = /^[\w-]{11}$/;
const FILE = /\.(?:mp4|webm|m4v|mov|ogv)$/i;

/**
 * What can be done with a video address: YouTube (watch, youtu.be, shorts, embed, live), Vimeo, or a direct file over
 * https is embedded; any other http(s) address is only linked; everything else is `none`. Never throws.
 */
export function resolveVideo(address: string | null | undefined): ResolvedVideo {
  const url = parse(address);
  if (!url) return { kind: "none" };
  const { href } = url;
  const youtube = youtubeId(url);
  if (youtube) return { kind: "youtube", embedUrl: `https://www.youtube-nocookie.com/embed/${youtube}`, href };
  const vimeo = vimeoPath(url);
  if (vimeo) return { kind: "vimeo", embedUrl: `https://player.vimeo.com/video/${vimeo}`, href };
  // The page's own policy plays media over https only.
  if (url.protocol === "https:" && FILE.test(url.pathname)) return { kind: "file", embedUrl: href, href };
  return { kind: "unknown", href };
}

/** Whether the address is a video's at a host that says whether it can be watched. */
export function isAskable(address: string): boolean {
  const { kind } = resolveVideo(address);
  return kind === "youtube" || kind === "vimeo";
}

/** Whether the address is one of YouTube's, playable here or not. */
export function isYoutube(address: string): boolean {
  const host = parse(address)?.hostname ?? "";
  return YOUTUBE_HOSTS.has(host) || SHORT_HOSTS.has(host);
}

function parse(address: string | null | undefined): URL | null {
  const text = address?.trim() ?? "";
  // Without its scheme an address would be taken relative to this site; URL alone would also mend `https:/x` and `https:x`.
  if (!/^https?:\/\/[^/\\]/i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  // https://youtube.com@evil.test reads like the one and is the other.
  return url.username || url.password ? null : url;
}

function youtubeId(url: URL): string | null {
  if (url.port) return null;
  const [first = "", second = ""] = url.pathname.split("/").filter(Boolean);
  if (SHORT_HOSTS.has(url.hostname)) return idOf(first);
  if (!YOUTUBE_HOSTS.has(url.hostname)) return null;
  if (first === "watch") return idOf(url.searchParams.get("v"));
  return first === "shorts" || first === "embed" || first === "live" ? idOf(second) : null;
}

function idOf(candidate: string | null): string | null {
  return candidate && YOUTUBE_ID.test(candidate) ? candidate : null;
}

/** An unlisted Vimeo video is `/{id}/{hash}` and plays only with its hash. */
function vimeoPath(url: URL): string | null {
  if (!VIMEO_HOSTS.has(url.hostname) || url.port) return null;
  const parts = url.pathname.split("/").filter(Boolean);
  const at = parts.findIndex((part) => /^\d{1,12}$/.test(part));
  const id = parts[at];
  if (!id) return null;
  const hash = url.searchParams.get("h") ?? parts[at + 1];
  return hash && /^[0-9a-f]{6,40}$/i.test(hash) ? `${id}?h=${hash}` : id;
}
