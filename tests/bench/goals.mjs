import { loadavg } from "node:os";

const found = [];
const known = (isMet) => (isMet === null ? "not measured" : isMet ? "met" : "NOT MET");

/** Notes how a goal stands, for the table at the end. `isMet` is null for what could not be measured here. */
export function goal(area, wanted, measured, isMet) {
  found.push([area, wanted, measured, known(isMet), loadavg()[0].toFixed(1)]);
}

/** A part of the bench that broke off has met nothing. */
export function brokeOff(part, error) {
  goal(part, "runs to its end", String(error?.message ?? error).split("\n")[0], false);
}

/** Everything that was measured, beside what was wanted, and the machine's load at the time. */
export function printGoals() {
  const table = [["area", "goal", "measured", "", "load"], ...found];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  console.log("");
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join("  ")
        .trimEnd(),
    );
  console.log(`\n${found.filter((row) => row[3] === "met").length} of ${found.length} met`);
}
