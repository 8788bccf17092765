import { describe, expect, it } from "vitest";
import { leaksIn } from "../../scripts/leaks";
import { brand } from "../../worker/contract/brand";

const SECRETS: [string, string][] = [
  ["a secret key of Stripe's", `const key="sk_${"live"}_51Nabcdefgh"`],
  ["a secret key of Stripe's", `rk_${"test"}_51Nabcdefgh`],
  ["a webhook's secret", `"whsec_${"abcdefgh12345678"}"`],
  ["a private key", `-----BEGIN ${"PRIVATE"} KEY-----\\nMIGHAgEAMBMGByqGSM49`],
  ["a private key", `-----BEGIN EC ${"PRIVATE"} KEY-----\nMHcCAQEEIIrYSSNQFaA2`],
  ["a link to a source map", "//# sourceMappingURL=index.js.map"],
];

describe("a file that is deployed", () => {
  it.each(SECRETS)("is refused with %s", (what, text) => {
    expect(leaksIn("client/assets/index.js", text)).toEqual([what]);
    expect(leaksIn("longroll/index.js", text)).toEqual([what]);
  });

  it("is refused when browsers get it with settings, with somebody's mailbox, or as a source map", () => {
    expect(leaksIn("client/assets/index.js", "process.env.NODE_ENV")).toEqual(["a setting of the build"]);
    expect(leaksIn("client/index.html", "write to mateus.andrade@gmail.com")).toEqual(["mateus.andrade@gmail.com"]);
    expect(leaksIn("client/assets/index.js.map", "{}")).toEqual(["a source map"]);
  });

  it("may name a kind of key, the site's own mailbox, and an example", () => {
    const text = `if(k.startsWith("sk_test_"))"pk_live_51Nabcdefgh" whsec_ ${brand.support.email} you@example.com logo@2x.png`;
    expect(leaksIn("client/assets/index.js", text)).toEqual([]);
    expect(leaksIn("longroll/index.js", "process.env.X")).toEqual([]);
  });
});
