import type { Numbering } from "./numbering";
import type { Styles } from "./styles";

/** What reading a body needs to know of the rest of the document, and how many paragraphs it has met so far. */
export type DocxContext = {
  styles: Styles;
  numbering: Numbering;
  links: Map<string, string>;
  paragraphs: number;
  tables: number;
};
