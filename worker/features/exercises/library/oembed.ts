import type { LinkState } from "../../../contract/library-limits";
import { resolveVideo } from "../../../contract/video";

const TIMEOUT_MS = 4000;

/** Makes an HTTP call: `fetch` in production; it throws without a network. */
export type HttpFetch = (address: string, init: RequestInit) => Promise<Response>;

/**
 * Returns the address at which a video's host says whether it can be embedded; null for unknown hosts. Built from the
 * video's id alone, so that no address typed by a user is ever called (SSRF).
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

/** Returns the link's state at its host; null for an unusable answer. Throws if the host cannot be reached. */
export async function fetchLinkState(url: string, reach: HttpFetch): Promise<Exclude<LinkState, "unchecked"> | null> {
  const address = oembedAddress(url);
  if (!address) return null;
  const answer = await reach(address, {
    // Redirects are not followed: they could lead anywhere.
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: "application/json" },
  });
  await answer.body?.cancel();
  if (answer.status === 200) return "ok";
  if (answer.status === 404 || answer.status === 400) return "dead";
  // YouTube answers 401 if embedding is off and 403 for a private video; Vimeo answers 403 if embedding is off.
  if (answer.status === 401) return "not_embeddable";
  if (answer.status === 403) return address.startsWith("https://vimeo.com/") ? "not_embeddable" : "private";
  return null;
}
