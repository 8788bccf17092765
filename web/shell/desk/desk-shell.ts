// What stands around the coach's pages. One file for all of it: each import of its own would be a request.
export { AdminOnly } from "../admin-only";
export { DeskBar } from "./desk-bar";
export { DeskHeader } from "./desk-header";
export { DeskSide } from "./desk-side";
