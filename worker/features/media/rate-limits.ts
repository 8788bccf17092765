import type { RateLimit } from "../../http/rate-limit";

/** Upload addresses per account. */
export const UPLOADS: RateLimit = { name: "media-upload", calls: 60, seconds: 3600 };
