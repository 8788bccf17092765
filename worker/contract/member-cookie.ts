/**
 * Names the member of the last session check. Scripts set and read it; every response that changes the session cookie
 * clears it. While it is set, the session belongs to the member whose answers the device has cached.
 */
export const MEMBER_COOKIE = "longroll.here";
