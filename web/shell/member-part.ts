import { lazyParts } from "./lazy-parts";

const members = lazyParts(() => import("./member-shell"));
export const loadMemberParts = members.load;
/** A part of the member layout. The component is chosen once, as switching to the loaded one would remount it. */
export const memberPart = members.part;
