let file: File | undefined;

/** Passes a file from one upload page to another. It does not fit in the address and need not survive a reload. */
export function handOver(given: File | undefined): void {
  file = given;
}

export function handedOver(): File | undefined {
  return file;
}
