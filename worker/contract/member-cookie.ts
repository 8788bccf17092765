/**
 * Which member the server has last said is here. The browser notes it, readable for scripts, and every answer that changes
 * the session's cookie takes it back: as long as it stands, the session is that of the member whose answers a device has.
 */
export const MEMBER_COOKIE = "longroll.here";
