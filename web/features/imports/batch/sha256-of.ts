/** The SHA-256 of a file's bytes, in hexadecimal. Throws what reading the file throws, when it is gone by now. */
export async function sha256Of(file: File): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
