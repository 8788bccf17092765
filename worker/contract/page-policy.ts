/** What a page needs from beyond this site's files. */
export type PageNeed = "pictures" | "videos" | "payments" | "microphone";

/** Security headers of a page; shared by all pages with the same needs. */
export type PagePolicy = { "Content-Security-Policy": string; "Permissions-Policy": string };

const STRIPE = "https://js.stripe.com https://*.js.stripe.com";

/** Returns the headers for a page's needs. */
export function policyFor(needs: readonly PageNeed[]): PagePolicy {
  const has = (need: PageNeed, sources: string) => (needs.includes(need) ? ` ${sources}` : "");
  const frames = `${has("payments", `${STRIPE} https://hooks.stripe.com`)}${has("videos", "https://www.youtube-nocookie.com https://player.vimeo.com")}`;
  const content = [
    "default-src 'self'",
    `script-src 'self'${has("payments", STRIPE)}`,
    `frame-src${frames || " 'none'"}`,
    `connect-src 'self'${has("payments", "https://api.stripe.com")}`,
    `img-src 'self' data: blob:${has("pictures", "https:")}${has("payments", "https://*.stripe.com")}`,
    `media-src 'self' blob:${has("videos", "https:")}`,
    "style-src 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  const microphone = needs.includes("microphone") ? "(self)" : "()";
  return {
    "Content-Security-Policy": content.join("; "),
    "Permissions-Policy": `camera=(), microphone=${microphone}, geolocation=()`,
  };
}
