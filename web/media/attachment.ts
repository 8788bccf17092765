import type { StoredMedia } from "../../worker/contract/media";
import { type MediaUpload, useMediaUpload } from "./use-media-upload";

/** A photo or video that goes along with words. */
export type ShownMedia = { mediaUrl: string; mediaType: "image" | "video" };

export type Attachment = {
  upload: MediaUpload;
  /** One is on its way, or has failed and waits for a decision. */
  isOpen: boolean;
  take: (stored: StoredMedia | undefined) => void;
};

/** The photo or video of what is being written: `onMedia` is told of it once it is stored. */
export function useAttachment(onMedia: (media: ShownMedia) => void): Attachment {
  const take = (stored: StoredMedia | undefined) => {
    if (!stored || stored.mediaType === "audio") return;
    onMedia({ mediaUrl: stored.mediaUrl, mediaType: stored.mediaType });
  };
  const upload = useMediaUpload({ onUploaded: ([stored]) => take(stored) });
  return { upload, isOpen: upload.state.status !== "idle", take };
}
