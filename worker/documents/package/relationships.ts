import { childrenNamed } from "../xml/xml-element";
import type { Package } from "./open-package";

export type Relationship = { id: string; type: string; target: string; external: boolean };

/** The relationships of a part ("" is the package itself). Internal targets are resolved to paths in the package. */
export function relationshipsOf(pack: Package, part: string): Relationship[] {
  const slash = part.lastIndexOf("/");
  const folder = slash < 0 ? "" : part.slice(0, slash + 1);
  const root = pack.tree(`${folder}_rels/${part.slice(slash + 1)}.rels`);
  return childrenNamed(root, "Relationship").map((element) => {
    const external = element.attribute("TargetMode") === "External";
    const target = element.attribute("Target") ?? "";
    return {
      id: element.attribute("Id") ?? "",
      // The last word is the same in the transitional and the strict dialect.
      type: (element.attribute("Type") ?? "").split("/").pop() ?? "",
      target: external ? target : resolvePath(folder, target),
      external,
    };
  });
}

function resolvePath(folder: string, target: string): string {
  const steps: string[] = [];
  for (const step of (target.startsWith("/") ? target : folder + target).split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  }
  return steps.join("/");
}
