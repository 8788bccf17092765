import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { projectFiles } from "./project-files";

/** As those who give them out write them. */
const SECRETS: Record<string, RegExp> = {
  "a key of Stripe's": /\b[sr]k_(live|test)_[A-Za-z0-9]{20,}/g,
  "a secret of a webhook": /\bwhsec_[A-Za-z0-9+/]{24,}/g,
  "a key of Resend's": /\bre_[A-Za-z0-9]{8,}_[A-Za-z0-9]{16,}/g,
  "a private key": /-----BEGIN [A-Z ]*PRIVATE KEY-----/g,
  "a private key as JSON": /"d"\s*:\s*"[A-Za-z0-9_-]{40,}"/g,
  "a key of AWS": /\b(AKIA|ASIA)[0-9A-Z]{16}\b/g,
  "a key of Google's": /\bAIza[A-Za-z0-9_-]{35}\b/g,
  "a token of GitHub's": /\b(gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{40,})/g,
  "a token of npm's": /\bnpm_[A-Za-z0-9]{36}\b/g,
  "a token of Slack's": /\bxox[abprs]-[A-Za-z0-9-]{10,}/g,
  "a token of Cloudflare's": /\b(CLOUDFLARE_API_TOKEN|CF_API_TOKEN)\s*[=:]\s*["']?[A-Za-z0-9_-]{30,}/g,
  "a setting with its secret": /^\s*(AUTH_SECRET|STRIPE_SECRET_KEY|VAPID_PRIVATE_KEY|RESEND_API_KEY)\s*=\s*\S{16,}/gm,
};
const NO_FILES = /(^|\/)(\.env(\..*)?|\.dev\.vars|.*\.(pem|key|p12|pfx|sqlite|sqlite3|db))$/;

const files = projectFiles();

it("looks at the whole project", () => {
  expect(files).toEqual(
    expect.arrayContaining(["README.md", "worker/index.ts", ".dev.vars.example", "package-lock.json"]),
  );
});

it.each(Object.entries(SECRETS))("no file holds %s", (_, pattern) => {
  const found = files.flatMap((file) =>
    [...readFileSync(file, "latin1").matchAll(pattern)].map(([words]) => `${file}: ${words.slice(0, 12)}…`),
  );
  expect(found).toEqual([]);
});

it("no file is one of settings, keys or data", () => {
  expect(files.filter((file) => NO_FILES.test(file.split(path.sep).join("/")))).toEqual([]);
});
