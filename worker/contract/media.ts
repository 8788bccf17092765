import { z } from "zod";
import { anyText, wholeNumber } from "./shared-schemas";

/** `POST /api/objects/upload`: announces an upload. The upload must match what is stated here. */
export const uploadRequestSchema = z.object({
  contentType: anyText.trim().toLowerCase().max(100).optional(),
  /** Bytes. */
  size: wholeNumber.min(1, "This file is empty.").optional(),
});
export type UploadRequest = z.infer<typeof uploadRequestSchema>;

/** The address to `PUT` the file to, once and soon. Its path is the upload's address, `/objects/uploads/{id}`. */
export const uploadAnswerSchema = z.object({ uploadURL: z.url() });
export type UploadAnswer = z.infer<typeof uploadAnswerSchema>;

/** `PUT /objects/uploads/{id}`: the stored file. */
export const storedMediaSchema = z.object({
  mediaUrl: anyText,
  mediaType: z.enum(["image", "video", "audio"]),
  contentType: anyText,
  size: wholeNumber,
});
export type StoredMedia = z.infer<typeof storedMediaSchema>;

/** An upload's address in a request body: a path, or an address of this site. Ownership is checked on use. */
export const mediaUrlSchema = anyText.trim().min(1).max(500, "This is not the address of an upload.");
