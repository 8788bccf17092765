type EmbeddableVideo = {
  kind: "youtube" | "vimeo" | "file";
  /** The address for an iframe, or for a file the address for a video element. */
  embedUrl: string;
  /** The coach's address, to open at its host. */
  href: string;
};

/** `unknown`: may be linked but not embedded; `none`: must not even be linked. */
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
 * Classifies a video address: YouTube (watch, youtu.be, shorts, embed, live), Vimeo, or a direct https file can be
 * embedded; any other http(s) address is only linked; everything else is `none`. Never throws.
 */
export function resolveVideo(address: string | null | undefined): ResolvedVideo {
  const url = parse(address);
  if (!url) return { kind: "none" };
  const { href } = url;
  const youtube = youtubeId(url);
  if (youtube) return { kind: "youtube", embedUrl: `https://www.youtube-nocookie.com/embed/${youtube}`, href };
  const vimeo = vimeoPath(url);
  if (vimeo) return { kind: "vimeo", embedUrl: `https://player.vimeo.com/video/${vimeo}`, href };
  // The page's CSP allows media over https only.
  if (url.protocol === "https:" && FILE.test(url.pathname)) return { kind: "file", embedUrl: href, href };
  return { kind: "unknown", href };
}

/** Returns whether the video's host can be asked if it is watchable. */
export function isAskable(address: string): boolean {
  const { kind } = resolveVideo(address);
  return kind === "youtube" || kind === "vimeo";
}

/** Returns whether an address is on YouTube, embeddable or not. */
export function isYoutube(address: string): boolean {
  const host = parse(address)?.hostname ?? "";
  return YOUTUBE_HOSTS.has(host) || SHORT_HOSTS.has(host);
}

function parse(address: string | null | undefined): URL | null {
  const text = address?.trim() ?? "";
  // Without a scheme, an address would be relative to this site; URL alone would also repair `https:/x` and `https:x`.
  if (!/^https?:\/\/[^/\\]/i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  // https://youtube.com@evil.test looks like YouTube, but its host is evil.test.
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

/** An unlisted Vimeo video is `/{id}/{hash}` and plays only with the hash. */
function vimeoPath(url: URL): string | null {
  if (!VIMEO_HOSTS.has(url.hostname) || url.port) return null;
  const parts = url.pathname.split("/").filter(Boolean);
  const at = parts.findIndex((part) => /^\d{1,12}$/.test(part));
  const id = parts[at];
  if (!id) return null;
  const hash = url.searchParams.get("h") ?? parts[at + 1];
  return hash && /^[0-9a-f]{6,40}$/i.test(hash) ? `${id}?h=${hash}` : id;
}
