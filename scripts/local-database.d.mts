import type { D1Database, R2Bucket } from "@cloudflare/workers-types";

export type Stores = { DB: D1Database; MEDIA: R2Bucket };

export function prepareDatabase(place?: { state?: string }): Promise<boolean>;
export function withStores<Answer>(
  work: (stores: Stores) => Promise<Answer>,
  place?: { state?: string },
): Promise<Answer>;
export function migrate(db: D1Database, end?: { until?: string }): Promise<void>;
