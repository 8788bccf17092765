import { AttributeSpans, attributeValue, findAttributes } from "./attributes";
import type { XmlElement } from "./xml-element";

const NONE: XmlElement[] = [];
/** Filled and read within one call, never kept. */
const spans = new AttributeSpans();

/** An element of a tree that is being read. Its attributes stay as they are written until they are asked for. */
export class OpenedElement implements XmlElement {
  children = NONE;
  text = "";

  constructor(
    readonly name: string,
    private readonly piece: string,
    private readonly from: number,
    private readonly to: number,
  ) {}

  attribute(name: string): string | undefined {
    if (this.from >= this.to) return undefined;
    findAttributes(this.piece, this.from, this.to, spans);
    return attributeValue(this.piece, spans, name);
  }

  add(element: XmlElement): void {
    if (this.children === NONE) this.children = [element];
    else this.children.push(element);
  }
}
