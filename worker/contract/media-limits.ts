/** Where uploads are kept: this, and the upload's id behind it, is an upload's address. */
export const UPLOADS_PATH = "/objects/uploads/";

export type MediaKind = "image" | "video" | "audio";

/** What can be stored. Anything that could run as a page (SVG, HTML, PDF) is missing on purpose. */
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

/** The most bytes of one upload. */
export const MEDIA_MAX_BYTES: Record<MediaKind, number> = {
  image: 10_485_760,
  video: 50_485_760,
  audio: 10_485_760,
};

/** The most points of a picture, which is sent with 2 560 along its longer side. More are a burden for whoever looks at it. */
export const PICTURE_MAX_POINTS = 32_000_000;

/** How long an upload address can be used. */
export const UPLOAD_ADDRESS_MINUTES = 10;

/** What is uploaded and then used nowhere is removed after this time. */
export const UNUSED_UPLOAD_HOURS = 24;

/** What one account may upload within a day. */
export const UPLOAD_BYTES_PER_DAY = 1024 * 1024 * 1024;

/** A size as uploads speak of it: whole megabytes. */
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

/** Whether the last part of an address can be an upload's. */
export const isUploadId = (id: string) => UPLOAD_ID.test(id);

/** The id in an upload's address, which is a path; null for any other text. */
export function uploadIdOf(path: string): string | null {
  const id = path.startsWith(UPLOADS_PATH) ? path.slice(UPLOADS_PATH.length) : "";
  return isUploadId(id) ? id : null;
}
