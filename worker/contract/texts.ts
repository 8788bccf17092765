import { z } from "zod";
import { plainText } from "./plain-text";
import { anyText } from "./shared-schemas";

/** The message for a text that is too long. */
export const atMost = (most: number) => `At most ${most} characters.`;

/** An optional text of at most `most` characters; blank becomes null. */
export const optionalText = (most: number) =>
  anyText
    .trim()
    .max(most, atMost(most))
    .nullable()
    .transform((value) => value || null);

/** Typed text: keeps line breaks, trims the ends. A text far too long is refused before it is cleaned. */
export const writtenText = (most: number, tooLong: string, missing?: string) =>
  z
    .string(missing)
    .max(most * 4, tooLong)
    .transform(plainText)
    .pipe(anyText.max(most, tooLong));

/** An instant with its UTC offset, such as the `updatedAt` of an edited state. */
export const instant = z.iso.datetime({ offset: true, error: "This is not an instant." });
