/** A picture of the site itself or of an encrypted address: nothing that a browser could take for a script. */
export function isImageAddress(address: string): boolean {
  if (/^\/[^/\\]/.test(address)) return !/[\s\\]/.test(address);
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === "https:" && /^https:\/\/[^\s\\]+$/i.test(address);
}
