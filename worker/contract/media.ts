import { z } from "zod";

/** `POST /api/objects/upload`: what is going to be uploaded. What is given here, the upload is held to. */
export const uploadRequestSchema = z.object({
  contentType: z.string().trim().toLowerCase().max(100).optional(),
  /** Bytes. */
  size: z.number().int().min(1, "This file is empty.").optional(),
});
export type UploadRequest = z.infer<typeof uploadRequestSchema>;

/** Where to `PUT` the file, once and soon. Its path is the upload's address, `/objects/uploads/{id}`. */
export const uploadAnswerSchema = z.object({ uploadURL: z.url() });
export type UploadAnswer = z.infer<typeof uploadAnswerSchema>;

/** `PUT /objects/uploads/{id}`: what has been stored. */
export const storedMediaSchema = z.object({
  mediaUrl: z.string(),
  mediaType: z.enum(["image", "video", "audio"]),
  contentType: z.string(),
  size: z.number().int(),
});
export type StoredMedia = z.infer<typeof storedMediaSchema>;

/** The address of an upload in a body: a path, or an address of this site. Whose it is is looked up when it is used. */
export const mediaUrlSchema = z.string().trim().min(1).max(500, "This is not the address of an upload.");
