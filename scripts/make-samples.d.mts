export function makeSamples(): Promise<Record<string, Uint8Array>>;
