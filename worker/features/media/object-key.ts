/** Returns the R2 key of an upload. */
export const objectKey = (id: string) => `uploads/${id}`;
