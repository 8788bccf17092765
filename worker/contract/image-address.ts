/** Returns whether an address is a path of this site or uses https, so that it cannot run as a script. */
export function isImageAddress(address: string): boolean {
  if (/^\/[^/\\]/.test(address)) return !/[\s\\]/.test(address);
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === "https:" && /^https:\/\/[^\s\\]+$/i.test(address);
}
