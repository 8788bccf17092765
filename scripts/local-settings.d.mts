export function localVars(): Record<string, string>;
