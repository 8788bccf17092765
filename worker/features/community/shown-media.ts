import type { ClaimedMedia } from "../media/claim-media";

/** Returns a post's columns for its photo or video. Audio recordings are refused when they are claimed. */
export function shownMedia(media: ClaimedMedia | null) {
  return {
    mediaUrl: media?.mediaUrl ?? null,
    mediaType: media && media.mediaType !== "audio" ? media.mediaType : null,
  };
}
