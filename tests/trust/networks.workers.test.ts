import { describe, expect, it } from "vitest";
import { networkOf, subscriberNetworkOf } from "../../worker/http/network-of";
import { Browser, someEmail } from "../workers/browser";

const from = (address: string) => ({ "cf-connecting-ip": address });
const settings = { RATE_LIMIT_ADDRESS_FACTOR: "1" };
// Names of limits are no part of the type: any can be set.
const tight = { ...settings, RATE_LIMIT_CONSULTATION_GLOBAL: "8/3600" };

describe("a network", () => {
  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:DB8:1:2::", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["203.0.113.9", "203.0.113.9"],
    ["local", "local"],
  ])("of the line %s is %s", (address, line) => expect(subscriberNetworkOf(address)).toBe(line));

  it("is wider the fewer bits are asked for", () => {
    expect(networkOf("2001:db8:1:2::9", { v4: 24, v6: 48 })).toBe("2001:db8:1");
    expect(networkOf("203.0.113.9", { v4: 16, v6: 32 })).toBe("203.0");
  });

  it("has one limit for all addresses of its line in IPv6", async () => {
    const limits = { ...settings, RATE_LIMIT_SIGN_IN_ADDRESS: "3/600" };
    const statuses = [];
    for (const end of ["1", "2", "a:b:c:d", "ffff::"]) {
      const answer = await new Browser().send("/api/auth/sign-in/email", {
        body: { email: someEmail(), password: "sprayed password" },
        headers: from(`2001:db8:aa:bb:${end.includes(":") ? end : `:${end}`}`),
        settings: limits,
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
  });

  it("cannot close the consultation form for everybody, however many of its addresses ask", async () => {
    const ask = async (address: string) =>
      (
        await new Browser().send("/api/consultation-requests", {
          body: {
            name: "Ana Lima",
            email: someEmail(),
            message: "I would like to talk about my knee.",
            serviceType: "consultation-only",
            availability: ["weekday-morning"],
          },
          headers: from(address),
          settings: tight,
        })
      ).status;
    const flood = [];
    for (let n = 0; n < 4; n += 1) flood.push(await ask(`2001:db8:cc:${n}::1`));
    expect(flood).toEqual([201, 201, 429, 429]);
    // Another end of the same provider still has its share, and everybody else theirs.
    expect(await ask("2001:db8:dd:1::1")).toBe(201);
    expect(await ask("198.51.100.7")).toBe(201);
    expect(await ask("203.0.113.7")).toBe(201);
  });
});
