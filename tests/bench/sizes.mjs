// What pages of each kind load before they stand, as files of the build and packed; and what the Worker weighs.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { run } from "../../scripts/build-local.mjs";
import { at } from "../../scripts/local-paths.mjs";
import { goal } from "./goals.mjs";
import { signIn } from "./sign-in.mjs";
import { anArticle, newcomer, openBrowser, PAGES, WHO } from "./visits.mjs";

const KB = 1024;
const SCRIPTS_KB = { public: 95, member: 150, admin: 200 };
const STYLES_KB = 12;
const FONTS = 2;
const FONTS_KB = 60;
const COLD_KB = 250;
const COLD_FILES = 15;
const WORKER_KB = 1024;

export async function benchSizes({ demo }) {
  const { url } = await demo();
  const post = await anArticle(url);
  const browser = await openBrowser();
  const worst = { styles: 0, fonts: 0, fontFiles: 0, foreign: new Set() };
  console.log("\nwhat a page loads, packed            scripts KB   styles KB   fonts KB   files   in all KB");
  try {
    for (const [kind, pages] of Object.entries(PAGES)) {
      const cookie = WHO[kind] && (await signIn(url, WHO[kind]));
      const found = [];
      for (const page of pages) {
        const loaded = await filesOf(browser, { url, cookie, page: page.replace("{post}", post) });
        found.push({ page, ...loaded });
        for (const name of ["styles", "fonts", "fontFiles"]) worst[name] = Math.max(worst[name], loaded[name]);
        for (const host of loaded.foreign) worst.foreign.add(`${host} on ${page}`);
        console.log(
          `  ${page.padEnd(34)} ${cell(loaded.scripts)} ${cell(loaded.styles)} ${cell(loaded.fonts)} ${String(loaded.files).padStart(7)} ${cell(loaded.all)}`,
        );
      }
      const { page, scripts } = found.toSorted((a, b) => b.scripts - a.scripts)[0];
      const most = SCRIPTS_KB[kind];
      goal(`scripts, ${kind} pages`, `at most ${most} KB`, `${scripts.toFixed(1)} KB (${page})`, scripts <= most);
      if (kind !== "public") continue;
      const home = found[0];
      const isMet = home.all <= COLD_KB && home.files <= COLD_FILES && worst.foreign.size === 0;
      const foreign = worst.foreign.size ? [...worst.foreign].join(", ") : "nothing from elsewhere";
      goal(
        "cold landing",
        `${COLD_KB} KB, ${COLD_FILES} requests, nothing from elsewhere`,
        `${home.all.toFixed(0)} KB, ${home.files} requests, ${foreign}`,
        isMet,
      );
    }
  } finally {
    await browser.close();
  }
  goal("styles of a page", `at most ${STYLES_KB} KB`, `${worst.styles.toFixed(1)} KB`, worst.styles <= STYLES_KB);
  goal(
    "fonts",
    `${FONTS} files, ${FONTS_KB} KB`,
    `${worst.fontFiles} files, ${worst.fonts.toFixed(1)} KB`,
    worst.fontFiles <= FONTS && worst.fonts <= FONTS_KB,
  );
  await workerSize();
}

const cell = (value) => value.toFixed(1).padStart(11);

/** The files that a page asks for until it is quiet: the build's as they are packed, others as they came. */
async function filesOf(browser, { url, cookie, page: address }) {
  const context = await newcomer(browser, { url, cookie });
  const page = await context.newPage();
  const answers = [];
  page.on("response", (answer) => answers.push(answer));
  await page.goto(url + address, { waitUntil: "networkidle" });
  const found = { scripts: 0, styles: 0, fonts: 0, fontFiles: 0, all: 0, files: 0, foreign: new Set() };
  for (const answer of answers) {
    const from = new URL(answer.url());
    if (!from.protocol.startsWith("http")) continue;
    if (from.origin !== url) found.foreign.add(from.host);
    const type = answer.request().resourceType();
    const bytes = await answer.body().catch(() => Buffer.alloc(0));
    const isPacked = ["font", "image", "media"].includes(type) && !from.pathname.endsWith(".svg");
    const kb = (isPacked ? bytes.length : gzipSync(bytes).length) / KB;
    found.files += 1;
    found.all += kb;
    if (type === "script") found.scripts += kb;
    if (type === "stylesheet") found.styles += kb;
    if (type === "font") {
      found.fonts += kb;
      found.fontFiles += 1;
    }
  }
  await context.close();
  return found;
}

/** Of what deploys: the build that runs here carries the tools of this machine too. */
async function workerSize() {
  await run(["build", "--logLevel", "warn"]);
  const folder = at("dist/longroll");
  const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith(".js"));
  const kb = gzipSync(Buffer.concat(files.map((file) => readFileSync(path.join(folder, file))))).length / KB;
  console.log(`  ${"the Worker, as it deploys".padEnd(34)} ${cell(kb)}`);
  goal("Worker", `at most ${WORKER_KB} KB packed`, `${kb.toFixed(0)} KB`, kb <= WORKER_KB);
}
