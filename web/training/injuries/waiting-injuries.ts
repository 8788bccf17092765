import { storedKeys } from "../../lib/offline/stored-value";
import { injuriesPrefix } from "./injury-keys";

/** Whether anything was ever marked on this device. Nobody else's code is fetched. */
export const hasInjuriesHere = (userId: string): boolean =>
  userId !== "" && storedKeys(injuriesPrefix(userId)).length > 0;

/** Sends what was said and has not been sent. Answers why some was refused. */
export async function sendWaitingInjuries(user: { id: string }): Promise<string[]> {
  if (!storedKeys(injuriesPrefix(user.id)).includes(`${injuriesPrefix(user.id)}said`)) return [];
  return (await import("./said-injuries")).sendSaidInjuries(user);
}
