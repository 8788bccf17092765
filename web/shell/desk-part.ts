import { lazyParts } from "./lazy-parts";

const desk = lazyParts(() => import("./desk/desk-shell"));
export const loadDeskParts = desk.load;
/** What stands around the coach's pages only, in the same way. */
export const deskPart = desk.part;
