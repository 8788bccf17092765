/** All that is kept of one member on a device. Nobody else's screen reads it, and it can be wiped as one. */
export const memberPrefix = (userId: string) => `longroll.member.${userId}.`;
