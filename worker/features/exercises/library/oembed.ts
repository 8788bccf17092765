import type { LinkState } from "../../../contract/library-limits";
import { resolveVideo } from "../../../contract/video";

const TIMEOUT_MS = 4000;

/** Makes a call. The product's own way out is `fetch`; without a network it throws. */
export type HttpFetch = (address: string, init: RequestInit) => Promise<Response>;

/**
 * Where a host says whether a video can be embedded. Made of the video's id alone, so that no address which somebody has typed
 * is ever asked; null for what no host answers for.
 */
export function oembedAddress(url: string): string | null {
  const video = resolveVideo(url);
  if (video.kind !== "youtube" && video.kind !== "vimeo") return null;
  const { pathname, searchParams } = new URL(video.embedUrl);
  const id = pathname.split("/").at(-1) ?? "";
  if (video.kind === "youtube") {
    return `https://www.youtube.com/oembed?format=json&url=${encodeURIComponent(`https://www.youtube.com/watch?v=${id}`)}`;
  }
  const hash = searchParams.get("h");
  const page = `https://vimeo.com/${id}${hash ? `/${hash}` : ""}`;
  return `https://vimeo.com/api/oembed.json?url=${encodeURIComponent(page)}`;
}

/** What the host says of a link; null when it says nothing that can be used. Throws when it cannot be reached. */
export async function fetchLinkState(url: string, reach: HttpFetch): Promise<Exclude<LinkState, "unchecked"> | null> {
  const address = oembedAddress(url);
  if (!address) return null;
  const answer = await reach(address, {
    // A redirect is an answer like any other: following it could lead anywhere.
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: "application/json" },
  });
  await answer.body?.cancel();
  if (answer.status === 200) return "ok";
  if (answer.status === 404 || answer.status === 400) return "dead";
  // YouTube says 401 where embedding is switched off and 403 for a private video; Vimeo says 403 where embedding is.
  if (answer.status === 401) return "not_embeddable";
  if (answer.status === 403) return address.startsWith("https://vimeo.com/") ? "not_embeddable" : "private";
  return null;
}
