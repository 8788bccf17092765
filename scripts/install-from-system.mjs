import { spawnSync } from "node:child_process";

const MANAGERS = {
  "apt-get": (packages) => [
    ["apt-get", "update", "-qq"],
    ["apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages],
  ],
  apk: (packages) => [["apk", "add", "--no-cache", ...packages]],
  dnf: (packages) => [["dnf", "install", "-y", ...packages]],
  pacman: (packages) => [["pacman", "-Sy", "--noconfirm", ...packages]],
};

/**
 * Installs packages, named per package manager, if that works without asking for a password. Returns whether it did.
 */
export function installFromSystem(what, packages) {
  const manager = Object.keys(packages).find((tool) => spawnSync("sh", ["-c", `command -v ${tool}`]).status === 0);
  if (!manager) return false;
  console.log(`No ${what} found; installing it with ${manager}.`);
  const prefix = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  return MANAGERS[manager](packages[manager]).every((command) => {
    const [file, ...args] = [...prefix, ...command];
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    return spawnSync(file, args, { stdio: ["ignore", "ignore", "inherit"], env }).status === 0;
  });
}
