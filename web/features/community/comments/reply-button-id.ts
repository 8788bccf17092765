/** The button that a reply began with, to which the focus goes back. */
export const replyButtonId = (commentId: number) => `reply-${commentId}`;
