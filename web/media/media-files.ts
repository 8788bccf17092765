import { MEDIA_MAX_BYTES, MEDIA_REFUSALS, megabytes } from "../../worker/contract/media-limits";
import type { ToastMessage } from "../ui/toast-context";

export type PickedKind = "image" | "video";

/** Allowed kinds, number and size of files. By default one picture or video of up to 10 MB. */
export type MediaRules = { kinds: readonly PickedKind[]; maxFiles: number; maxBytes: number };

export const DEFAULT_RULES: MediaRules = { kinds: ["image", "video"], maxFiles: 1, maxBytes: MEDIA_MAX_BYTES.image };
export const PHOTO: MediaRules = { kinds: ["image"], maxFiles: 1, maxBytes: MEDIA_MAX_BYTES.image };
export const VIDEO: MediaRules = { kinds: ["video"], maxFiles: 1, maxBytes: MEDIA_MAX_BYTES.video };
export const RULES_OF: Record<PickedKind, MediaRules> = { image: PHOTO, video: VIDEO };

/** For the file dialog. With a wildcard type, phones hand over pictures in a common format. */
export const acceptOf = ({ kinds }: MediaRules) => kinds.map((kind) => `${kind}/*`).join(",");

/** Some systems have no MIME type for HEIC. */
export const isHeic = (file: File) => /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);

export function kindOfFile(file: File): PickedKind | null {
  if (file.type === "image/svg+xml") return null;
  if (file.type.startsWith("image/") || isHeic(file)) return "image";
  return file.type.startsWith("video/") || /\.(mov|mp4|m4v|webm)$/i.test(file.name) ? "video" : null;
}

const refused = (title: string, description: string): ToastMessage => ({ title, description, tone: "destructive" });

export const tooMany = ({ maxFiles }: MediaRules) => refused("Too many files", `Maximum ${maxFiles} file(s) allowed`);

/** Returns what is wrong with the chosen files, or null. */
export function refusalOf(files: readonly File[], rules: MediaRules): ToastMessage | null {
  if (files.length > rules.maxFiles) return tooMany(rules);
  for (const file of files) {
    const kind = kindOfFile(file);
    if (!kind || !rules.kinds.includes(kind)) return refused("Upload failed", wrongKind(rules));
    if (file.size > rules.maxBytes) {
      return refused("File too large", `Maximum file size is ${megabytes(rules.maxBytes)}MB`);
    }
    if (file.size === 0) return refused("Upload failed", "This file is empty.");
  }
  return null;
}

function wrongKind({ kinds }: MediaRules): string {
  if (kinds.length > 1) return MEDIA_REFUSALS.type;
  return kinds[0] === "image" ? "Choose a picture: JPEG, PNG, WebP or GIF." : "Choose a video: MP4, MOV or WebM.";
}
