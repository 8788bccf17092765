import { createHmac } from "node:crypto";
import { forEachOf } from "./series.mjs";

/** The bench's own, set by whoever opens a product with this filling. */
export const AUTH_SECRET = "the bench's own secret, of thirty-two characters";

const NOW = "unixepoch('now') * 1000";

/** So many members who pay and are signed in, and, unless the demo club's are kept, no posts. Says their cookies. */
export async function fill(db, { people, keepsPosts = false }) {
  if (!keepsPosts) await db.exec("DELETE FROM community_post");
  await forEachOf(db, people, [
    `INSERT INTO user (id, name, first_name, email, created_at, updated_at)
     SELECT 'person-' || i, 'Person', 'Person', 'person-' || i || '@example.com', ${NOW}, ${NOW} FROM n`,
    `INSERT INTO session (id, token, user_id, expires_at, created_at, updated_at)
     SELECT 'session-' || i, 'token-' || i, 'person-' || i, unixepoch('now', '1 day') * 1000, ${NOW}, ${NOW} FROM n`,
    `INSERT INTO membership (user_id, status, is_trial, plan, plan_amount_cents, current_period_start, current_period_end,
       created_at, updated_at)
     SELECT 'person-' || i, 'active', 0, 'monthly', 3000, ${NOW}, unixepoch('now', '30 days') * 1000, ${NOW}, ${NOW} FROM n`,
  ]);
  return { cookies: Array.from({ length: people }, (_, index) => cookieOf(`token-${index + 1}`)) };
}

// As the auth library writes it; see worker/http/session-cookie.ts.
function cookieOf(token) {
  const signature = createHmac("sha256", AUTH_SECRET).update(token).digest("base64");
  return `longroll.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
