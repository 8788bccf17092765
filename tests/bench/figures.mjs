/** The value that a share of the others does not pass. */
export function quantile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];
}

export const median = (values) => quantile(values, 0.5);
