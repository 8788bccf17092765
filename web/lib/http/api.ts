import { hc } from "hono/client";
import type { AppType } from "../../../worker/app";
import { apiFetch } from "./network";

/** The typed client of the API: `call(api.api.user.stats.$get())`. */
export const api = hc<AppType>("/", { init: { credentials: "include" }, fetch: apiFetch });

export { call, callPage } from "./call";
