/** Prefix of all that is stored for one member on a device. Others never read it, and it is deleted as a whole. */
export const memberPrefix = (userId: string) => `longroll.member.${userId}.`;
