import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { installFromSystem } from "./install-from-system.mjs";

const LIBRARIES = "/usr/lib";

/** Returns the paths of Firefox and WebKitGTK as settings for tests; on Debian they are installed if missing. */
export function findEngines() {
  return {
    ...(firefox() ?? (installFromSystem("Firefox", { "apt-get": ["firefox-esr"] }) && firefox())),
    ...(webkit() ?? (installFromSystem("WebKitGTK", { "apt-get": ["webkit2gtk-driver", "xvfb"] }) && webkit())),
  };
}

function firefox() {
  const file = process.env.FIREFOX_PATH ?? onPath("firefox-esr") ?? onPath("firefox");
  return file ? { FIREFOX_PATH: file } : null;
}

function webkit() {
  const driver = process.env.WEBKIT_DRIVER_PATH ?? onPath("WebKitWebDriver");
  const browser = process.env.MINI_BROWSER_PATH ?? miniBrowser();
  if (!driver || !browser || !onPath("Xvfb")) return null;
  return { WEBKIT_DRIVER_PATH: driver, MINI_BROWSER_PATH: browser };
}

function onPath(name) {
  const dirs = (process.env.PATH ?? "").split(path.delimiter);
  return dirs.map((dir) => path.join(dir, name)).find((file) => existsSync(file));
}

/** MiniBrowser is next to the library, in a folder named by architecture and version. */
function miniBrowser() {
  if (!existsSync(LIBRARIES)) return undefined;
  return readdirSync(LIBRARIES)
    .map((kind) => path.join(LIBRARIES, kind))
    .flatMap((dir) => ["webkit2gtk-4.1", "webkit2gtk-4.0"].map((version) => path.join(dir, version, "MiniBrowser")))
    .find((file) => existsSync(file));
}
