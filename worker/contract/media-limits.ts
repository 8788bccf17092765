/** Path of uploads, followed by the upload's id. */
export const UPLOADS_PATH = "/objects/uploads/";

export type MediaKind = "image" | "video" | "audio";

/** Accepted types. Anything that could run as a page (SVG, HTML, PDF) is excluded on purpose. */
export const MEDIA_TYPES = {
  "image/jpeg": "image",
  "image/png": "image",
  "image/webp": "image",
  "image/gif": "image",
  "video/mp4": "video",
  "video/webm": "video",
  "audio/mp4": "audio",
  "audio/webm": "audio",
} as const satisfies Record<string, MediaKind>;
export type MediaType = keyof typeof MEDIA_TYPES;

/** Maximum bytes of one upload. */
export const MEDIA_MAX_BYTES: Record<MediaKind, number> = {
  image: 10_485_760,
  video: 50_485_760,
  audio: 10_485_760,
};

/** Maximum pixels of a picture; the client scales to 2560 on the longer side. More would strain viewers' devices. */
export const PICTURE_MAX_POINTS = 32_000_000;

/** Minutes that an upload address is valid. */
export const UPLOAD_ADDRESS_MINUTES = 10;

/** Hours until an unused upload is deleted. */
export const UNUSED_UPLOAD_HOURS = 24;

/** Bytes that one account may upload per day. */
export const UPLOAD_BYTES_PER_DAY = 1024 * 1024 * 1024;

/** Returns a size in whole megabytes, rounded down. */
export const megabytes = (bytes: number) => Math.floor(bytes / 1_048_576);

export const MEDIA_REFUSALS = {
  type: "Only pictures (JPEG, PNG, WebP, GIF) and videos (MP4, MOV, WebM) can be uploaded.",
  heic: "This picture is in Apple's HEIC format, which most browsers cannot show. Save it as JPEG and try again.",
  hevc: "This video is in the HEVC format, which many browsers cannot play. Export it as H.264 (on an iPhone: Settings, Camera, Formats, Most Compatible) and try again.",
  broken: "This file is damaged or incomplete. Open it, save it again and try once more.",
  image: `The picture is larger than ${megabytes(MEDIA_MAX_BYTES.image)} MB.`,
  points: `The picture has more than ${PICTURE_MAX_POINTS / 1_000_000} million points. Make it smaller and try again.`,
  video: `The video is larger than ${megabytes(MEDIA_MAX_BYTES.video)} MB.`,
  audio: `The recording is larger than ${megabytes(MEDIA_MAX_BYTES.audio)} MB.`,
} as const;

const UPLOAD_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Returns whether a path segment can be an upload's id. */
export const isUploadId = (id: string) => UPLOAD_ID.test(id);

/** Returns the id in an upload's path; null for any other text. */
export function uploadIdOf(path: string): string | null {
  const id = path.startsWith(UPLOADS_PATH) ? path.slice(UPLOADS_PATH.length) : "";
  return isUploadId(id) ? id : null;
}
