import { memberPrefix } from "../../lib/session/member-keys";

/** The storage prefix of a member's injuries on this device: unsent changes, and what is open. */
export const injuriesPrefix = (userId: string) => `${memberPrefix(userId)}injuries.`;
