import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { week, workout } from "./samples/content.mjs";
import { weekDocx, workoutDocx } from "./samples/sample-docx.mjs";
import { weekXlsx, workoutXlsx } from "./samples/sample-xlsx.mjs";

/** Returns the sample documents that coaches can download, by file name. */
export async function makeSamples() {
  return {
    "longroll-week.docx": await weekDocx(week),
    "longroll-week.xlsx": await weekXlsx(week),
    "longroll-workout.docx": await workoutDocx(workout),
    "longroll-workout.xlsx": await workoutXlsx(workout),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = new URL("../web/public/samples/", import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of Object.entries(await makeSamples())) {
    writeFileSync(new URL(name, folder), bytes);
    console.log(`web/public/samples/${name}  ${bytes.length} bytes`);
  }
}
