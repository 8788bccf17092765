import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DEMO_PASSWORD, DEMO_SIGN_INS } from "../worker/contract/demo-sign-ins.ts";
import { run } from "./build-local.mjs";
import { leaksIn } from "./leaks.ts";
import { at } from "./local-paths.mjs";

/** Texts that only the local product may contain. */
const LOCAL_ONLY = [
  DEMO_PASSWORD,
  ...DEMO_SIGN_INS.map(({ email }) => email),
  "outbox.json",
  "longroll-local-secret",
  "4242424242424242",
  "FIRSTMONTH",
  "price_sim_",
  "/api/dev/payments",
  "features/billing/simulator/",
  "shiftBack",
];

/** Builds for production and searches the output for text that must not be deployed. */
export async function checkDeployBuild() {
  await run(["build", "--mode", "production", "--logLevel", "warn"]);
  const files = readdirSync(at("dist"), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const found = files.flatMap((entry) => {
    const text = readFileSync(path.join(entry.parentPath, entry.name), "utf8");
    const file = path.join(path.relative(at("dist"), entry.parentPath), entry.name);
    const words = [...LOCAL_ONLY.filter((word) => text.includes(word)), ...leaksIn(file, text)];
    return words.map((word) => `${entry.name} holds ${word}`);
  });
  for (const line of found) console.error(line);
  console.log(`${found.length ? "FAIL" : "ok  "} deploy build carries no local tools and no secrets`);
  return { passed: found.length ? 0 : 1, failed: found.length ? 1 : 0 };
}
