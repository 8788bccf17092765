import type { StoredMedia } from "../../worker/contract/media";
import { type MediaUpload, useMediaUpload } from "./use-media-upload";

/** A photo or video that belongs to a text. */
export type ShownMedia = { mediaUrl: string; mediaType: "image" | "video" };

export type Attachment = {
  upload: MediaUpload;
  /** An upload is in progress, or has failed and needs a decision. */
  isOpen: boolean;
  take: (stored: StoredMedia | undefined) => void;
};

/** State of a text's photo or video; `onMedia` receives it once it is stored. */
export function useAttachment(onMedia: (media: ShownMedia) => void): Attachment {
  const take = (stored: StoredMedia | undefined) => {
    if (!stored || stored.mediaType === "audio") return;
    onMedia({ mediaUrl: stored.mediaUrl, mediaType: stored.mediaType });
  };
  const upload = useMediaUpload({ onUploaded: ([stored]) => take(stored) });
  return { upload, isOpen: upload.state.status !== "idle", take };
}
