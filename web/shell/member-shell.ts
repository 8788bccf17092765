// The member layout, re-exported from one file: each separate import would be a request.
export { takeFrameData } from "../lib/http/take-frame-data";
export { BottomBar } from "./bottom-bar";
export { InnerPage } from "./inner-page";
export { MemberControls } from "./member-controls";
export { MemberDevice } from "./member-device";
export { watchFrame } from "./replace-frame";
export { RunningBar } from "./running-bar";
export { UnreadBadge } from "./unread-badge";
