/** Under which the answer to "who is signed in" is cached. */
export const SESSION_KEY = ["/api/auth/user"] as const;
