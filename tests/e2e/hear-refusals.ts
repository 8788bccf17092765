import type { BrowserContext } from "@playwright/test";

/** What a page's policy has refused, such as "img-src https://evil.example/x.png". */
export type Refused = { page: string; blocked: string };

declare global {
  interface Window {
    tellRefused: (refused: Refused) => void;
  }
}

/** Hears what the content policy refuses in any page of a context. The list grows as it happens. */
export async function hearRefusals(context: BrowserContext): Promise<Refused[]> {
  const seen: Refused[] = [];
  await context.exposeFunction("tellRefused", (refused: Refused) => void seen.push(refused));
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI } = event;
      window.tellRefused({ page: location.pathname, blocked: `${effectiveDirective} ${blockedURI}` });
    });
  });
  return seen;
}
