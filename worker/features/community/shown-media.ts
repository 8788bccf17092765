import type { ClaimedMedia } from "../media/claim-media";

/** A post's columns for its photo or video. No recording has a place here: claiming one is refused. */
export function shownMedia(media: ClaimedMedia | null) {
  return {
    mediaUrl: media?.mediaUrl ?? null,
    mediaType: media && media.mediaType !== "audio" ? media.mediaType : null,
  };
}
