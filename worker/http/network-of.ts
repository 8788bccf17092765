/** Returns the network of an address, given its prefix lengths; text that is no address is returned unchanged. */
export function networkOf(address: string, bits: { v4: number; v6: number }): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (/^\d+\.\d+\.\d+\.\d+$/.test(mapped)) return leadingBits(mapped.split(".").map(Number), 8, bits.v4).join(".");
  if (!address.includes(":")) return address;
  return leadingBits(groupsOf(address), 16, bits.v6)
    .map((group) => group.toString(16))
    .join(":");
}

/** Returns the network of one subscriber: providers assign a /64 in IPv6, and a single address in IPv4. */
export const subscriberNetworkOf = (address: string) => networkOf(address, { v4: 32, v6: 64 });

function leadingBits(parts: number[], size: number, bits: number): number[] {
  return parts.slice(0, Math.ceil(bits / size));
}

/** Returns the eight groups of an IPv6 address, with `::` expanded. */
function groupsOf(address: string): number[] {
  const [before = "", after] = address.split("%", 1)[0]?.split("::") ?? [];
  const groups = (text: string) => (text ? text.split(":").map((group) => Number.parseInt(group, 16) || 0) : []);
  const [head, tail] = [groups(before), groups(after ?? "")];
  return [...head, ...Array.from({ length: Math.max(8 - head.length - tail.length, 0) }, () => 0), ...tail];
}
