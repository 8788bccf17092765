import { RequestError } from "../../../lib/http/request-error";

/** The code of a refusal, such as `EMAIL_NOT_VERIFIED`. */
export function refusalCode(error: unknown): string | null {
  return error instanceof RequestError ? (error.body?.code ?? null) : null;
}
