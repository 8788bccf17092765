// What only those who are signed in have around their pages. One file for all of it: each import of its own would be a request.
export { BottomBar } from "./bottom-bar";
export { InnerPage } from "./inner-page";
export { MemberControls } from "./member-controls";
export { MemberDevice } from "./member-device";
export { RunningBar } from "./running-bar";
export { UnreadBadge } from "./unread-badge";
