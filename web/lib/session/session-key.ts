/** Query key of the current user. */
export const SESSION_KEY = ["/api/auth/user"] as const;
