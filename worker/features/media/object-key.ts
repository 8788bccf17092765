/** Under which an upload's bytes are in R2. */
export const objectKey = (id: string) => `uploads/${id}`;
