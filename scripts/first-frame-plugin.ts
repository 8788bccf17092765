import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { minifySync, type Plugin } from "vite";

const SOURCE = fileURLToPath(new URL("../web/first-frame.js", import.meta.url));

/**
 * Adds to the head what the first frame needs: `web/first-frame.js`, which blocks rendering, and preloads of the fonts,
 * which the browser would otherwise find only after the styles.
 */
export function firstFrame(): Plugin {
  let code = "";
  return {
    name: "longroll-first-frame",
    applyToEnvironment: (environment) => environment.name === "client",
    buildStart() {
      code = minifySync("first-frame.js", readFileSync(SOURCE, "utf8")).code;
      if (this.environment.mode !== "build") return;
      this.emitFile({ type: "asset", name: "first-frame.js", source: code });
    },
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) => {
        const files = Object.values(bundle ?? {});
        const built = files.find((file) => file.type === "asset" && file.names.includes("first-frame.js"));
        // Fonts for Vietnamese load only where such letters are used.
        const fonts = files.filter(({ fileName }) => fileName.endsWith(".woff2") && !fileName.includes("-vietnamese-"));
        // With hot reload there is no CSP and no built file.
        return built
          ? [
              { tag: "script", attrs: { src: `/${built.fileName}` }, injectTo: "head-prepend" },
              ...fonts.map(({ fileName }) => ({
                tag: "link",
                attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${fileName}` },
                injectTo: "head" as const,
              })),
            ]
          : [{ tag: "script", children: readFileSync(SOURCE, "utf8"), injectTo: "head-prepend" }];
      },
    },
  };
}
