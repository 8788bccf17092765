import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./context";

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
  "frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://www.youtube-nocookie.com https://player.vimeo.com",
  "connect-src 'self' https://api.stripe.com",
  // Articles show pictures from wherever the coach keeps them.
  "img-src 'self' data: blob: https:",
  "media-src 'self' blob: https:",
  "style-src 'self'",
  "font-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  // A socket's 101 has nothing to protect, and its headers are immutable.
  if (c.res.status === 101) return;
  // Written in place: `c.header` copies the whole answer for each. It has been one of ours since it was given its id.
  const { headers } = c.res;
  const set = (name: string, value: string) => {
    if (!headers.has(name)) headers.set(name, value);
  };
  // Hot reload injects inline scripts and styles; only the development server ever answers without the policy.
  if (!__HOT_RELOAD__) set("Content-Security-Policy", CONTENT_SECURITY_POLICY);
  set("X-Content-Type-Options", "nosniff");
  set("Referrer-Policy", "strict-origin-when-cross-origin");
  set("Permissions-Policy", "camera=(), microphone=(self), geolocation=()");
  set("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
  set("Cross-Origin-Resource-Policy", "same-origin");
  if (c.env.APP_ENV !== "local") set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  if (c.req.path.startsWith("/api/")) set("Cache-Control", "no-store");
});
