import { memberPrefix } from "../../lib/session/member-keys";

/** Where a device stores a member's injuries: what was said and not sent, and what is open. */
export const injuriesPrefix = (userId: string) => `${memberPrefix(userId)}injuries.`;
