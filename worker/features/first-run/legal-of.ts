import { brand } from "../../contract/brand";
import { sha256 } from "../../platform/sha256";

/** Returns a hash of the particulars in the legal texts. */
export function legalOf(): Promise<string> {
  const { name, legal, guarantees, support } = brand;
  return sha256(new TextEncoder().encode(JSON.stringify({ name, legal, guarantees, support })));
}
