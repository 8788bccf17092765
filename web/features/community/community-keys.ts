export const POSTS_KEY = ["/api/community/posts"] as const;
export const PINNED_KEY = ["/api/community/pinned-messages"] as const;
export const STANDING_KEY = ["/api/community/me"] as const;
export const ADMIN_PINNED_KEY = ["/api/admin/pinned-messages"] as const;
export const REVIEWS_KEY = ["/api/admin/moderation"] as const;
export const MUTES_KEY = ["/api/admin/community-mutes"] as const;

/** Posts by others that are not shown yet; no call answers it. */
export const WAITING_KEY = ["community-waiting-posts"] as const;

const COMMENTS = /^\/api\/community\/posts\/\d+\/comments$/;

export const commentsKey = (postId: number) => [`${POSTS_KEY[0]}/${postId}/comments`] as const;
export const isCommentsKey = ([path]: readonly unknown[]) => typeof path === "string" && COMMENTS.test(path);
