export const OWN_LINE_KEY = ["/api/messages"] as const;
export const RECIPIENT_KEY = ["/api/messages/recipient"] as const;
export const INBOX_KEY = ["/api/admin/conversations"] as const;
export const SAVED_REPLIES_KEY = ["/api/admin/saved-replies"] as const;

/** The line with a member, for admins. */
export const lineKey = (memberId: string) => [`/api/messages/conversation/${memberId}`] as const;
export const panelKey = (memberId: string) => [`${INBOX_KEY[0]}/${memberId}`] as const;
