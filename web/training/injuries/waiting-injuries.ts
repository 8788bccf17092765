import { storedKeys } from "../../lib/offline/stored-value";
import { injuriesPrefix } from "./injury-keys";

/** Returns whether injuries were ever stored on this device; otherwise no code for them is loaded. */
export const hasInjuriesHere = (userId: string): boolean =>
  userId !== "" && storedKeys(injuriesPrefix(userId)).length > 0;

/** Sends unsent changes. Returns the reasons of refused ones. */
export async function sendWaitingInjuries(user: { id: string }): Promise<string[]> {
  if (!storedKeys(injuriesPrefix(user.id)).includes(`${injuriesPrefix(user.id)}said`)) return [];
  return (await import("./pending-injuries")).sendPendingInjuries(user);
}
