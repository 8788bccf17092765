let file: File | undefined;

/** A file on its way from one upload screen to another. It cannot travel in the address, and need not survive a reload. */
export function handOver(given: File | undefined): void {
  file = given;
}

export function handedOver(): File | undefined {
  return file;
}
