const HOSTS = ["fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com"];
const BELOW = [".push.apple.com", ".notify.windows.com"];

/**
 * Returns whether an address belongs to a known push service. Browsers supply the address, so without a list anybody
 * could make the Worker post to any host (SSRF).
 */
export function isPushEndpoint(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== "https:" || port || username || password) return false;
  return HOSTS.includes(hostname) || BELOW.some((domain) => hostname.endsWith(domain) && !hostname.startsWith("."));
}
