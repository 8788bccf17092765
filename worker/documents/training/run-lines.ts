import type { Run } from "../document-model";

/** The runs of each line of a paragraph, in which a line break begins the next; of each run at most so many characters. */
export function runLines(runs: readonly Run[], most = Number.POSITIVE_INFINITY): Run[][] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    run.text.split("\n").forEach((text, index) => {
      if (index > 0) lines.push([]);
      lines[lines.length - 1]?.push({ ...run, text: text.slice(0, most) });
    });
  }
  return lines;
}
