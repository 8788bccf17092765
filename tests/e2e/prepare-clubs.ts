import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PREPARED, root, ZONE } from "./product";

/** Fills the demo club once a run, for every product to begin with a copy of it. Answers how to remove it. */
export default function prepareClubs(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), "longroll-clubs-"));
  process.env[PREPARED] = folder;
  const script = 'import("./scripts/local-database.mjs").then(({ prepareDatabase }) => prepareDatabase())';
  execFileSync(process.execPath, ["--eval", script], {
    cwd: root,
    env: { ...process.env, LONGROLL_STATE: folder, TZ: ZONE },
    stdio: "inherit",
  });
  return () => rmSync(folder, { recursive: true, force: true });
}
