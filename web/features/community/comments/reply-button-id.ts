/** Returns the id of a comment's reply button, to return focus to it. */
export const replyButtonId = (commentId: number) => `reply-${commentId}`;
