import type { Budget } from "../../http/rate-limit";

/** Upload addresses of one account. */
export const UPLOADS: Budget = { name: "media-upload", calls: 60, seconds: 3600 };
