import type { Block, SourceDocument } from "../document-model";
import { addLeftover } from "../leftovers";
import { hasEmbeddedObjects, type Package } from "../package/open-package";
import { type Relationship, relationshipsOf } from "../package/relationships";
import { readTree } from "../xml/read-tree";
import type { XmlReader } from "../xml/xml-reader";
import { readBlocks } from "./blocks";
import { newContext } from "./docx-context";
import { readNoteLinks } from "./footnote-links";
import { readNumbering } from "./numbering";
import { markLarge } from "./paragraph";
import { readStyles } from "./styles";
import { noteUnreadParts } from "./unread-parts";

/** Turns a WordprocessingML main part into blocks. */
export function readDocx(pack: Package, part: string, reader: XmlReader): SourceDocument {
  const relationships = relationshipsOf(pack, part);
  const partOf = (type: string) => {
    const target = relationships.find((relationship) => relationship.type === type && !relationship.external)?.target;
    return target === undefined ? undefined : pack.part(target);
  };
  const styles = readStyles(partOf("styles"));
  const numbering = partOf("numbering");
  const lists = readNumbering(numbering && readTree(numbering), styles);
  const context = newContext(styles, lists, linkTargets(relationships), readNoteLinks(pack, relationships));

  const blocks: Block[] = [];
  while (reader.child(1)) if (reader.is("body")) for (const block of readBlocks(reader, context)) blocks.push(block);
  markLarge(context);

  if (pack.paths().some((path) => path.endsWith("vbaproject.bin"))) addLeftover(context.leftovers, "macros");
  if (hasEmbeddedObjects(pack)) addLeftover(context.leftovers, "embedded_document");
  noteUnreadParts(pack, relationships, context.leftovers, context.noteLinks.used);
  return { kind: "text", blocks, boxes: context.boxes, leftovers: context.leftovers };
}

function linkTargets(relationships: Relationship[]): Map<string, string> {
  const links = relationships.filter((relationship) => relationship.type === "hyperlink" && relationship.external);
  return new Map(links.map((link) => [link.id, link.target]));
}
