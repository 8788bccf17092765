import type { Context } from "hono";
import type { AppEnv } from "./context";
import { publicOrigin } from "./public-origin";

/** Returns the path of an address on this site; any other text is returned unchanged. */
export function ownPath<Address extends string | null | undefined>(c: Context<AppEnv>, address: Address): Address {
  if (!address) return address;
  const origins = [new URL(c.req.url).origin, publicOrigin(c.env, c.req.url)];
  const own = origins.find((origin) => address.startsWith(`${origin}/`));
  return (own ? address.slice(own.length) : address) as Address;
}
