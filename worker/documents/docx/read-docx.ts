import type { SourceDocument } from "../document-model";
import type { Package } from "../package/open-package";
import { type Relationship, relationshipsOf } from "../package/relationships";
import { child, type XmlElement } from "../xml/xml-element";
import { readBlocks } from "./blocks";
import { readNumbering } from "./numbering";
import { readStyles } from "./styles";

/** Turns a WordprocessingML main part into blocks. Headers, footers, comments and notes live in parts never opened. */
export async function readDocx(pack: Package, part: string, root: XmlElement): Promise<SourceDocument> {
  const relationships = await relationshipsOf(pack, part);
  const partOf = async (type: string) => {
    const target = relationships.find((relationship) => relationship.type === type && !relationship.external)?.target;
    return target === undefined ? undefined : pack.xml(target);
  };
  const styles = readStyles(await partOf("styles"));
  const numbering = readNumbering(await partOf("numbering"), styles);
  const body = child(root, "body");
  return {
    kind: "text",
    blocks: body
      ? readBlocks(body, { styles, numbering, links: linkTargets(relationships), paragraphs: 0, tables: 0 })
      : [],
    leftovers: pack.paths().some((path) => path.endsWith("vbaproject.bin")) ? [{ kind: "macros", what: "" }] : [],
  };
}

function linkTargets(relationships: Relationship[]): Map<string, string> {
  const links = relationships.filter((relationship) => relationship.type === "hyperlink" && relationship.external);
  return new Map(links.map((link) => [link.id, link.target]));
}
