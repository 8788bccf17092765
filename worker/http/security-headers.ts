import { createMiddleware } from "hono/factory";
import { pagePolicy } from "../contract/known-pages";
import type { AppEnv } from "./context";

/** Sent with every answer. Browsers ignore HSTS over plain HTTP, so it does no harm on localhost. */
const ALWAYS = Object.entries({
  "X-Content-Type-Options": "nosniff",
  // For browsers too old to know `frame-ancestors`.
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
});

/** API answers are never documents; a browser that opens one as a document can do nothing with it. */
const CALL = {
  "Content-Security-Policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
};

export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  // A socket's 101 has nothing to protect, and its headers are immutable.
  if (c.res.status === 101) return;
  // Headers are set in place, as `c.header` copies the whole response; `requestScope` has made them mutable.
  const { headers } = c.res;
  const { path } = c.req;
  const call = path.startsWith("/api/");
  const policy = call ? CALL : pagePolicy(path);
  // Hot reload injects inline scripts and styles; only the development server ever answers without the policy.
  if (!__HOT_RELOAD__) setMissing(headers, "Content-Security-Policy", policy["Content-Security-Policy"]);
  setMissing(headers, "Permissions-Policy", policy["Permissions-Policy"]);
  for (const [name, value] of ALWAYS) setMissing(headers, name, value);
  if (call || c.res.status >= 400) setMissing(headers, "Cache-Control", "no-store");
});

function setMissing(headers: Headers, name: string, value: string): void {
  if (!headers.has(name)) headers.set(name, value);
}
