import { brand } from "../../contract/brand";
import { sha256 } from "../../platform/sha256";

/** What the legal texts say of this club, under a name that nothing else has. */
export function legalOf(): Promise<string> {
  const { name, legal, guarantees, support } = brand;
  return sha256(new TextEncoder().encode(JSON.stringify({ name, legal, guarantees, support })));
}
