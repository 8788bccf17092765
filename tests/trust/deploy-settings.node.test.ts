import { describe, expect, it } from "vitest";
import { deployProblem, withoutSecondAddress } from "../../scripts/deploy-settings.mjs";
import { mailedOrigin, publicUrlProblem, requirePublicUrl } from "../../worker/http/public-origin";

const TOML = 'database_id = "4cf4"';
const secrets = (...names: string[]) => JSON.stringify(names.map((name) => ({ name, type: "secret_text" })));

describe("a deploy", () => {
  it("says what is not set, and goes on when all is", () => {
    expect(deployProblem('database_id = "00000000-0000"', secrets("AUTH_SECRET", "PUBLIC_URL"))).toMatch(/no database/);
    expect(deployProblem(TOML, secrets("AUTH_SECRET"))).toMatch(
      /^Not set: PUBLIC_URL\..*\nnpx wrangler secret put PUBLIC_URL$/,
    );
    expect(deployProblem(TOML, "")).toMatch(/^Not set: AUTH_SECRET, PUBLIC_URL\./);
    expect(deployProblem(TOML, secrets("AUTH_SECRET", "PUBLIC_URL"))).toBeNull();
    expect(deployProblem(`${TOML}\n[vars]\nPUBLIC_URL = "https://a.example"`, secrets("AUTH_SECRET"))).toBeNull();
  });

  it("answers under one name only once there is a domain", () => {
    expect(withoutSecondAddress({ workers_dev: true })).toEqual({ workers_dev: true });
    expect(withoutSecondAddress({ workers_dev: true, routes: [{ pattern: "train.example" }] })).toMatchObject({
      workers_dev: false,
      preview_urls: false,
    });
  });

  it("mails no link to what a request calls the host", () => {
    const asked = "https://evil.example/x";
    const deployed = { APP_ENV: "production" };
    expect(mailedOrigin(deployed, asked)).not.toContain("evil");
    expect(mailedOrigin({ ...deployed, PUBLIC_URL: "https://train.example/" }, asked)).toBe("https://train.example");
    expect(mailedOrigin({ APP_ENV: "local" }, "http://localhost:8787/x")).toBe("http://localhost:8787");
    expect(() => requirePublicUrl(deployed)).toThrow(/cannot send such mail/);
    expect(publicUrlProblem(deployed)).toMatch(/PUBLIC_URL is not set/);
    expect(publicUrlProblem({ APP_ENV: "local" })).toBeNull();
  });
});
