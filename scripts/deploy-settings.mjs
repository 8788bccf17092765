/** Returns why a deploy cannot start, or null. `secrets`: the output of `wrangler secret list`. */
export function deployProblem(toml, secrets) {
  const isSet = (name) => secrets.includes(`"${name}"`) || new RegExp(`^\\s*${name}\\s*=\\s*"[^"]+"`, "m").test(toml);
  if (toml.includes('database_id = "00000000-')) {
    return "wrangler.toml still names no database. Create one and put its id there: see docs/operations.md.";
  }
  const missing = ["AUTH_SECRET", "PUBLIC_URL"].filter((name) => !isSet(name));
  if (missing.length === 0) return null;
  const how = missing.map((name) => `npx wrangler secret put ${name}`).join("\n");
  return `Not set: ${missing.join(", ")}. Without it nobody can sign in safely. Set it first:\n${how}`;
}

/** Returns the build's configuration for deploying: with a domain of its own, the workers.dev address is turned off. */
export function withoutSecondAddress(config) {
  const hasDomain = Boolean(config.routes?.length || config.route);
  return hasDomain ? { ...config, workers_dev: false, preview_urls: false } : config;
}
