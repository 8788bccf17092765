import { lazyParts } from "./lazy-parts";

const desk = lazyParts(() => import("./desk/desk-shell"));
export const loadDeskParts = desk.load;
/** A part of the admin layout, loaded only for admin pages. */
export const deskPart = desk.part;
