// Redraws the demo club's clips in a browser's canvas: `node seed/clips/draw-clips.mjs`. Each is a module with its bytes.
import { writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";

const SECONDS = { hinge: 4.5, carry: 4 };

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const page = await browser.newPage();
await page.setContent("<canvas width='640' height='360'></canvas>");
await page.addScriptTag({ path: new URL("clip-figures.mjs", import.meta.url).pathname, type: "module" });
await page.waitForFunction(() => "drawClip" in globalThis);
for (const [name, seconds] of Object.entries(SECONDS)) {
  const base64 = await page.evaluate(record, { name, seconds });
  const text = `/** WebM, in base64: made by \`draw-clips.mjs\`. */\nexport const ${name} =\n  "${base64}";\n`;
  writeFileSync(new URL(`${name}.ts`, import.meta.url), text);
}
await browser.close();

/** Runs in the page: films the canvas while it is drawn on. */
async function record({ name, seconds }) {
  const canvas = document.querySelector("canvas");
  const pen = canvas.getContext("2d");
  globalThis.drawClip(pen, name, 0);
  const recorder = new MediaRecorder(canvas.captureStream(20), {
    mimeType: "video/webm;codecs=vp9",
    videoBitsPerSecond: 190_000,
  });
  const parts = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  const began = performance.now();
  await new Promise((resolve) => {
    const step = () => {
      const at = (performance.now() - began) / 1000;
      globalThis.drawClip(pen, name, at);
      if (at < seconds) requestAnimationFrame(step);
      else resolve();
    };
    step();
  });
  recorder.stop();
  await ended;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
