import { send } from "../../../lib/http/call";

export const PASSKEYS_KEY = ["/api/auth/passkey/list-user-passkeys"] as const;

/** What the auth library tells about a passkey, as far as it is shown. */
export type PasskeyEntry = { id: string; name?: string | null; createdAt?: string | null; backedUp?: boolean };

export const readPasskeys = () => send<PasskeyEntry[]>("GET", PASSKEYS_KEY[0]);
export const renamePasskey = (values: { id: string; name: string }) =>
  send<unknown>("POST", "/api/auth/passkey/update-passkey", values);
export const deletePasskey = (id: string) => send<unknown>("POST", "/api/auth/passkey/delete-passkey", { id });
