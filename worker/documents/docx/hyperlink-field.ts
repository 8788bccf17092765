/** The address in a HYPERLINK field's instruction (ISO 29500-1, 17.16.5.25); null for a place in the document itself. */
export function hyperlinkField(instruction: string): string | null {
  const match = /^\s*HYPERLINK\s+(?:"([^"]+)"|([^\s\\"]+))(?:[^\\]*\\l\s+"([^"]+)")?/i.exec(instruction.slice(0, 4000));
  const address = match?.[1] ?? match?.[2];
  if (!address) return null;
  return match?.[3] && !address.includes("#") ? `${address}#${match[3]}` : address;
}
