// The admin layout, re-exported from one file: each separate import would be a request.
export { AdminOnly } from "../admin-only";
export { DeskBar } from "./desk-bar";
export { DeskHeader } from "./desk-header";
export { DeskSide } from "./desk-side";
