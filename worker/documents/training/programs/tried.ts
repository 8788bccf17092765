import { DocumentError } from "../../document-error";

/** What a way of reading gives, where it gives anything. That there is too much is told, unless another way has not found so. */
export function tried<Read>(read: () => Read, evenTooMuch: boolean): Read | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof DocumentError && (evenTooMuch || error.code !== "too_large")) return null;
    throw error;
  }
}
