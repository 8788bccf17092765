// Runs the pure tests and those in workerd as if it were another day and hour, and says what fails when: each weekday, both
// ends of a month, a year's end and a leap day. `node tests/calendar-run.mjs` takes one hour a day; `--all` takes all three;
// moments such as 2026-12-31T23:30Z are run instead; what follows `--` goes to vitest, such as names of files.
// A month or more away, one test of the business numbers fails for the run's own sake: SQL dates what a closed account leaves.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { runTool } from "../scripts/run-step.mjs";

// A day is another one already in the east, the same everywhere in between, or still the one before in the west.
const HOURS = ["00:30", "10:30", "23:30"];
const DAY_MS = 86_400_000;

const ours = process.argv.slice(2, process.argv.includes("--") ? process.argv.indexOf("--") : undefined);
const forVitest = process.argv.includes("--") ? process.argv.slice(process.argv.indexOf("--") + 1) : [];
const { values, positionals } = parseArgs({
  args: ours,
  options: { all: { type: "boolean" } },
  allowPositionals: true,
});

const broken = new Map();
const reports = mkdtempSync(path.join(tmpdir(), "longroll-calendar-"));
const moments = positionals.length > 0 ? positionals : days().flatMap(atHours);
try {
  for (const moment of moments) await run(moment);
} finally {
  rmSync(reports, { recursive: true, force: true });
}

for (const [name, when] of broken) console.log(`failed  ${name}\n        ${when.join(", ")}`);
console.log(`${moments.length} moments, ${broken.size} tests failed at one of them or more`);
process.exit(broken.size === 0 ? 0 : 1);

async function run(moment) {
  const weekday = new Date(moment).toLocaleDateString("en", { weekday: "long", timeZone: "UTC" });
  console.log(`\n== ${weekday} ${moment}`);
  const file = path.join(reports, "report.json");
  const args = [
    "run",
    "--config",
    "tests/vitest.config.ts",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ];
  await runTool("vitest/vitest.mjs", [...args, ...forVitest], { LONGROLL_TEST_NOW: moment });
  for (const { name, status, message, assertionResults } of JSON.parse(readFileSync(file, "utf8")).testResults) {
    const failed = assertionResults.filter((one) => one.status === "failed").map((one) => one.fullName);
    // A file that cannot even load has no test of its own.
    if (status === "failed" && failed.length === 0) failed.push(message);
    for (const test of failed) {
      const key = `${path.relative(process.cwd(), name)} > ${test}`;
      broken.set(key, [...(broken.get(key) ?? []), `${weekday} ${moment}`]);
    }
  }
}

/** From today, because the clock of SQL stays the machine's: the nearer, the less the two differ. */
function days() {
  const today = new Date(new Date().toISOString().slice(0, 10));
  const year = today.getUTCFullYear();
  const week = Array.from({ length: 7 }, (_, ahead) => today.getTime() + ahead * DAY_MS);
  const nextMonth = Date.UTC(year, today.getUTCMonth() + 1, 1);
  const leapYear = year + ((4 - (year % 4)) % 4);
  const special = [nextMonth - DAY_MS, nextMonth, Date.UTC(year, 11, 31), Date.UTC(leapYear, 1, 29)];
  return [...new Set([...week, ...special])].map((day) => new Date(day).toISOString().slice(0, 10));
}

function atHours(day, index) {
  return (values.all ? HOURS : [HOURS[index % HOURS.length]]).map((hour) => `${day}T${hour}Z`);
}
