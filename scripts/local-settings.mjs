import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

const example = new URL("../.dev.vars.example", import.meta.url);
const devVars = new URL("../.dev.vars", import.meta.url);

/** Returns all settings named in the example file, from the environment, then `.dev.vars`. APP_ENV is always local. */
export function localVars() {
  const fromFile = existsSync(devVars) ? parseEnv(readFileSync(devVars, "utf8")) : {};
  const named = [...readFileSync(example, "utf8").matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);
  const limits = Object.keys({ ...fromFile, ...process.env }).filter((name) => name.startsWith("RATE_LIMIT_"));
  const vars = {};
  for (const name of new Set([...named, ...limits])) {
    const value = process.env[name] ?? fromFile[name];
    if (value) vars[name] = value;
  }
  return { ...vars, APP_ENV: "local" };
}
