import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { minifySync, type Plugin } from "vite";

const SOURCE = fileURLToPath(new URL("../web/first-frame.js", import.meta.url));

/**
 * What a page needs for its first frame, named in the head: `web/first-frame.js`, which the browser waits for, and the
 * fonts, which it would find only after the styles.
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
        // The letters of one language come where one of them stands.
        const fonts = files.filter(({ fileName }) => fileName.endsWith(".woff2") && !fileName.includes("-vietnamese-"));
        // With hot reload there is no policy, and no built file.
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
