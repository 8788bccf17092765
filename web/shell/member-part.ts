import { lazyParts } from "./lazy-parts";

const members = lazyParts(() => import("./member-shell"));
export const loadMemberParts = members.load;
/** What only those who are signed in have around their pages. Chosen once: it must not be mounted anew because its code is there by now. */
export const memberPart = members.part;
