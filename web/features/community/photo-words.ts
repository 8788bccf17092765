/** What a photo is called that comes without words of its own. */
export const photoWords = (by: string) => `Photo shared by ${by}`;
