import { queryOptions } from "@tanstack/react-query";
import type { SignInMethods } from "../../worker/contract/account";
import { send } from "../lib/http/call";

/** Which ways of signing in exist here. */
export const signInMethodsQuery = queryOptions({
  queryKey: ["/api/auth/methods"],
  queryFn: () => send<SignInMethods>("GET", "/api/auth/methods"),
  meta: { forEverybody: true },
});
