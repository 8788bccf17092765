export function at(file: string): string;
export const statePath: string;
