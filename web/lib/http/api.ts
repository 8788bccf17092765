import { type ClientResponse, hc } from "hono/client";
import type { AppType } from "../../../worker/app";
import { apiFetch } from "./network";
import { RequestError } from "./request-error";

/** The typed client of the API: `call(api.api.user.stats.$get())`. */
export const api = hc<AppType>("/", { init: { credentials: "include" }, fetch: apiFetch });

/** The JSON of an answer, or a RequestError. */
export async function call<T>(request: Promise<ClientResponse<T>>): Promise<T> {
  const response = await request;
  if (!response.ok) throw await RequestError.from(response as unknown as Response);
  // No content has no JSON; such calls are typed as answering null.
  return response.status === 204 ? (null as T) : ((await response.json()) as T);
}

export { send } from "./send";
