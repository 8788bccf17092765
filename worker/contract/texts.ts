import { z } from "zod";
import { plainText } from "./plain-text";

/** What whoever wrote more than `most` characters is told. */
export const atMost = (most: number) => `At most ${most} characters.`;

/** A text of at most `most` characters that may be null or blank, which mean the same: null. */
export const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, atMost(most))
    .nullable()
    .transform((value) => value || null);

/** Plain text as a person typed it: lines kept, edges trimmed. What cannot be `most` characters is not even cleaned. */
export const writtenText = (most: number, tooLong: string, missing?: string) =>
  z
    .string(missing)
    .max(most * 4, tooLong)
    .transform(plainText)
    .pipe(z.string().max(most, tooLong));

/** An instant with its offset to UTC, such as the `updatedAt` of the state that a change was made on. */
export const instant = z.iso.datetime({ offset: true, error: "This is not an instant." });
