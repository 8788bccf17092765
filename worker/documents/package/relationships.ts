import { childrenNamed } from "../xml/xml-element";
import type { Package } from "./open-package";

export type Relationship = { id: string; type: string; target: string; external: boolean };

/** The relationships of a part ("" is the package itself). Internal targets are resolved to paths in the package. */
export async function relationshipsOf(pack: Package, part: string): Promise<Relationship[]> {
  const slash = part.lastIndexOf("/");
  const folder = slash < 0 ? "" : part.slice(0, slash + 1);
  const root = await pack.xml(`${folder}_rels/${part.slice(slash + 1)}.rels`);
  return childrenNamed(root, "Relationship").map(({ attributes }) => {
    const external = attributes.TargetMode === "External";
    const target = attributes.Target ?? "";
    return {
      id: attributes.Id ?? "",
      // The last word is the same in the transitional and the strict dialect.
      type: (attributes.Type ?? "").split("/").pop() ?? "",
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
