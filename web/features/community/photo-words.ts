/** Returns a name for a photo without a text. */
export const photoWords = (by: string) => `Photo shared by ${by}`;
