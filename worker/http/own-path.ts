import type { Context } from "hono";
import type { AppEnv } from "./context";
import { publicOrigin } from "./public-origin";

/** An address of this site as its path; every other text stays as it is. */
export function ownPath<Address extends string | null | undefined>(c: Context<AppEnv>, address: Address): Address {
  if (!address) return address;
  const origins = [new URL(c.req.url).origin, publicOrigin(c.env, c.req.url)];
  const own = origins.find((origin) => address.startsWith(`${origin}/`));
  return (own ? address.slice(own.length) : address) as Address;
}
