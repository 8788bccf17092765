import type { Paragraph, TextBox } from "../document-model";
import type { Leftovers } from "../leftovers";
import type { XmlElement } from "../xml/xml-element";
import type { NoteLinks } from "./footnote-links";
import type { Numbering } from "./numbering";
import type { Styles } from "./styles";

/** What reading a story needs to know of the rest of the document, and what it has met so far. */
export type DocxContext = {
  styles: Styles;
  numbering: Numbering;
  links: Map<string, string>;
  noteLinks: NoteLinks;
  paragraphs: number;
  tables: number;
  cells: number;
  characters: number;
  /** How many fields are open from a table of contents inwards; it spans paragraphs, unlike a link. */
  contents: number;
  /** The smallest size in each paragraph, in half-points, until the document's common size is known. */
  sized: { paragraph: Paragraph; size: number }[];
  charactersOfSize: Map<number, number>;
  /** Boxes met in the paragraph at hand: their content, or the text of a drawn word. */
  hanging: (XmlElement | string)[];
  boxes: TextBox[];
  /** Paragraphs in boxes, which do not count among the document's own. */
  boxed: number;
  leftovers: Leftovers;
};

export function newContext(
  styles: Styles,
  numbering: Numbering,
  links: Map<string, string>,
  noteLinks: NoteLinks,
): DocxContext {
  return {
    styles,
    numbering,
    links,
    noteLinks,
    paragraphs: 0,
    tables: 0,
    cells: 0,
    characters: 0,
    contents: 0,
    sized: [],
    charactersOfSize: new Map(),
    hanging: [],
    boxes: [],
    boxed: 0,
    leftovers: [],
  };
}
