/** Returns bytes as Latin-1 letters. */
export const lettersAt = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

export const writeLetters = (bytes: Uint8Array, at: number, letters: string) =>
  bytes.set(
    [...letters].map((letter) => letter.charCodeAt(0)),
    at,
  );

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
