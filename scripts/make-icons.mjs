// Draws the icons of the installed app from the mark: `node scripts/make-icons.mjs`. Needs a Chromium (CHROMIUM_PATH).
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findChromium } from "./find-chromium.mjs";
import { at } from "./local-paths.mjs";

const GROUND = "#14130f";
const PAPER = "#f6f3ec";
const ACCENT = "#f4572e";

/** `room`: the share of the icon that the mark fills. Systems crop maskable icons to the inner 80 per cent. */
const ICONS = [
  { file: "icon-192.png", size: 192, radius: 12, room: 0.76 },
  { file: "icon-512.png", size: 512, radius: 12, room: 0.76 },
  { file: "icon-maskable-512.png", size: 512, radius: 0, room: 0.57 },
  { file: "apple-touch-icon.png", size: 180, radius: 0, room: 0.7 },
];

const [roll, tip] = [...readFileSync(at("web/ui/mark.tsx"), "utf8").matchAll(/"(M[\dA-Z][^"]*)"/g)].map(([, d]) => d);
if (!roll || !tip) throw new Error("web/ui/mark.tsx no longer has the two paths of the mark.");

const drawing = ({ radius, room }) => {
  const margin = Number((32 * (1 - room)).toFixed(2));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none"><title>Longroll</title>` +
    `<rect width="64" height="64" rx="${radius}" fill="${GROUND}"/><g transform="translate(${margin} ${margin}) scale(${room})">` +
    `<path stroke="${PAPER}" stroke-width="6.5" d="${roll}"/><path stroke="${ACCENT}" stroke-width="6.5" d="${tip}"/></g></svg>`
  );
};

writeFileSync(at("web/public/favicon.svg"), `${drawing({ radius: 12, room: 0.76 })}\n`);

const executablePath = await findChromium();
if (!executablePath) throw new Error("No Chromium: set CHROMIUM_PATH.");
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
try {
  for (const { file, size, ...look } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawing(look)}`,
    );
    await page.screenshot({ path: at(`web/public/${file}`), omitBackground: true });
    await page.close();
    console.log(`${file} ${size}×${size}`);
  }
} finally {
  await browser.close();
}
