import { queryOptions } from "@tanstack/react-query";
import { send } from "../lib/http/call";
import { KEYS } from "./keys";

/** The fields of the auth library's passkey that are shown. */
export type PasskeyEntry = { id: string; name?: string | null; createdAt?: string | null; backedUp?: boolean };

export const passkeysQuery = queryOptions({
  queryKey: KEYS.passkeys,
  queryFn: () => send<PasskeyEntry[]>("GET", KEYS.passkeys[0]),
});
export const renamePasskey = (values: { id: string; name: string }) =>
  send<unknown>("POST", "/api/auth/passkey/update-passkey", values);
export const deletePasskey = (id: string) => send<unknown>("POST", "/api/auth/passkey/delete-passkey", { id });
