import JSZip from "jszip";
import { asUtf8 } from "../xml/written-text";
import { openPackage, type Package, partKey } from "./open-package";

/** A package of which single parts are written anew; all others stay as they are. */
type EditedPackage = {
  pack: Package;
  /** A part's text. Throws where the package does not have it. */
  read: (path: string) => Promise<string>;
  write: (path: string, xml: string) => void;
  bytes: () => Promise<Uint8Array>;
};

/** Opens a package for changes. Throws what `openPackage` throws. */
export async function editPackage(bytes: Uint8Array): Promise<EditedPackage> {
  const pack = await openPackage(bytes);
  const zip = await JSZip.loadAsync(bytes);
  const entry = (path: string) => {
    const found = Object.values(zip.files).find(({ name }) => partKey(name) === partKey(path));
    if (!found) throw new Error(`the package has no part ${path}`);
    return found;
  };
  return {
    pack,
    read: async (path) => decoded(await entry(path).async("uint8array")),
    write: (path, xml) => {
      zip.file(entry(path).name, xml);
    },
    bytes: () => zip.generateAsync({ type: "uint8array", compression: "DEFLATE" }),
  };
}

/** What is written back is UTF-8, and must not say otherwise. */
function decoded(bytes: Uint8Array): string {
  const xml = new TextDecoder().decode(asUtf8(bytes));
  return xml.replace(/^(\s*<\?xml[^>]*encoding=["'])[\w.-]+(["'])/, "$1UTF-8$2");
}
