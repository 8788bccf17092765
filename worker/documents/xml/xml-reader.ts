import { DOCUMENT_LIMITS } from "../limits";
import { ownCopy } from "../own-copy";
import { AttributeSpans, attributeValue, findAttributes } from "./attributes";
import { OpenedElement } from "./opened-element";
import { damaged, definitionsRefused, nestedTooDeeply } from "./refusals";
import { asUtf8, charactersOf, octets, textOf } from "./written-text";

/**
 * Walks one XML part from tag to tag and keeps no more of it than the piece at hand. No recursion, no DTD, no entities
 * beyond the five of XML and character references, so that hostile parts cost no more than their size. Names are
 * local: producers choose prefixes freely ("w:", "ns0:", none), and the strict and the transitional dialect differ only
 * in namespace URIs. Throws `unsafe_xml`, `too_complex` or `corrupt`.
 */
export class XmlReader {
  /** The name of the element that was opened last; its attributes and text can be asked for until the next step. */
  name = "";
  /** How many elements are open; the root's own is 1. */
  depth = 0;

  private readonly bytes: Uint8Array;
  /** The stretch of the part at hand, and where in the part it begins. */
  private piece = "";
  private begin = 0;
  private at = 0;
  private attributesFrom = 0;
  private attributesTo = 0;
  private readonly spans = new AttributeSpans();
  /** Whether the spans are those of the element at hand. */
  private found = false;
  private empty = false;
  private started = false;
  private readonly open: string[] = [];
  /** How long the prefixes of the open elements are: an element closes with the prefix it was opened with. */
  private readonly prefixes: number[] = [];
  private collectAt = -1;
  /** The next single quote in the piece at hand. */
  private apostrophe = -1;
  private collected = "";

  /** `part` is an XML part in UTF-8, or in UTF-16 with its byte order mark. */
  constructor(part: Uint8Array) {
    this.bytes = asUtf8(part);
  }

  /** Opens the next child of the element at `depth`, past whatever is left of the one before; false when there is none. */
  child(depth: number): boolean {
    while (this.depth >= depth) {
      if (this.step()) {
        if (this.depth === depth + 1) return true;
      } else if (this.depth < depth || depth === 0) return false;
    }
    return false;
  }

  /** Whether the element at hand has this name. (A comparison with `name` would narrow its type past the next step.) */
  is(name: string): boolean {
    return this.name === name;
  }

  attribute(name: string): string | undefined {
    if (this.attributesFrom >= this.attributesTo) return undefined;
    if (!this.found) findAttributes(this.piece, this.attributesFrom, this.attributesTo, this.spans);
    this.found = true;
    return attributeValue(this.piece, this.spans, name);
  }

  /** The element at hand without its content, in a form that outlives the next step; it keeps the stretch it is written in. */
  element(): OpenedElement {
    return new OpenedElement(this.name, this.piece, this.attributesFrom, this.attributesTo);
  }

  /** Reads to the end of the element at hand and returns its own text, without that of elements inside it. */
  text(): string {
    const end = this.empty ? -1 : this.piece.indexOf("<", this.at);
    if (end >= 0 && this.piece.charCodeAt(end + 1) === SLASH) {
      const text = end === this.at ? "" : ownCopy(textOf(this.piece.slice(this.at, end)));
      this.at = end;
      this.close();
      return text;
    }
    const depth = this.depth;
    this.startText();
    while (this.depth >= depth) this.step();
    return this.takeText();
  }

  /**
   * Passes over the rest of the element at hand without looking at what is in it. Only for elements that cannot hold
   * another of their name.
   */
  skip(): void {
    const end = this.empty ? -1 : this.piece.indexOf(`${this.name}>`, this.at);
    const before = this.piece.charCodeAt(end - 1);
    // What does not end in the piece at hand is passed step by step, by whoever asks for the next child.
    if (end < 1 || (before !== COLON && before !== SLASH)) return;
    const from = this.piece.lastIndexOf("<", end);
    if (this.piece.charCodeAt(from + 1) === SLASH) this.at = from;
  }

  /** Reads to the end of the element at hand. */
  pass(): void {
    const depth = this.depth;
    while (this.depth >= depth) this.step();
  }

  /** From here on, text that stands directly in the element at hand is collected until `takeText`. */
  startText(): void {
    this.collectAt = this.depth;
    this.collected = "";
  }

  takeText(): string {
    this.collectAt = -1;
    const text = ownCopy(this.collected);
    this.collected = "";
    return text;
  }

  /** To the next tag: true when it opens an element, false when it closes one or the part has ended. */
  step(): boolean {
    if (this.empty) {
      this.empty = false;
      this.depth--;
      this.open.pop();
      this.prefixes.pop();
      return false;
    }
    for (;;) {
      let tag = this.piece.indexOf("<", this.at);
      if (tag < 0) tag = this.find("<", 0);
      if (tag < 0) {
        if (this.depth !== 0 || !this.started) throw damaged();
        return false;
      }
      if (this.collectAt === this.depth && tag > this.at) this.collected += textOf(this.piece.slice(this.at, tag));
      this.at = tag;
      const next = tag + 1 < this.piece.length ? this.piece.charCodeAt(tag + 1) : this.codeAt(1);
      if (next === SLASH) {
        this.close();
        return false;
      }
      if (next === QUESTION) this.at = this.find("?>", 2, true);
      else if (next === EXCLAMATION) this.passDeclaration();
      else {
        this.enter();
        return true;
      }
    }
  }

  private close(): void {
    const name = this.open.pop();
    const skipped = 2 + (this.prefixes.pop() ?? 0);
    if (name === undefined) throw damaged();
    let to = this.at + skipped + name.length;
    let end = to;
    if (this.piece.charCodeAt(to) !== GREATER) {
      // White space in front of the ">", or the tag goes on in the next piece.
      end = this.find(">", 2, true) - 1;
      to = this.at + skipped + name.length;
      if (this.piece.slice(to, end).trim() !== "") throw damaged();
    }
    if (!this.piece.startsWith(name, to - name.length)) throw damaged();
    this.at = end + 1;
    this.depth--;
  }

  private enter(): void {
    let name = this.at + 1;
    let at = name;
    let code = 0;
    for (;;) {
      if (at >= this.piece.length) {
        [name, at] = [name - this.at, at - this.at];
        if (!this.refill()) throw damaged();
      }
      code = this.piece.charCodeAt(at);
      if (code <= SPACE || code === GREATER || code === SLASH) break;
      if (code === COLON) name = at + 1;
      else if (code === LESS) throw damaged();
      at++;
    }
    // The tag's end may lie in the next piece, so that places are kept from the tag's own start.
    const [named, attributed] = [name - this.at, at - this.at];
    const end =
      code === GREATER ? at : code === SLASH && this.piece.charCodeAt(at + 1) === GREATER ? at + 1 : this.tagEnd(at);
    this.empty = this.piece.charCodeAt(end - 1) === SLASH;
    this.found = false;
    this.attributesFrom = this.at + attributed;
    this.attributesTo = this.empty ? end - 1 : end;
    this.name = this.piece.slice(this.at + named, this.attributesFrom);
    if (this.name === "" || (this.depth === 0 && this.started)) throw damaged();
    this.started = true;
    this.at = end + 1;
    this.open.push(this.name);
    this.prefixes.push(named - 1);
    if (++this.depth > DOCUMENT_LIMITS.xmlDepth) throw nestedTooDeeply();
  }

  /** The place of the ">" that ends the tag at hand; one inside quotes does not. */
  private tagEnd(from: number): number {
    const end = this.piece.indexOf(">", from);
    return end > 0 && this.isPlainEnd(end) ? end : this.quotedTagEnd(from);
  }

  /**
   * Whether a ">" surely ends a tag without counting its quotes: it follows a value's closing quote, and a single
   * quote, in which a double one would mean nothing, is not near.
   */
  private isPlainEnd(end: number): boolean {
    const { piece } = this;
    if (this.apostrophe < this.at) {
      this.apostrophe = piece.indexOf("'", this.at);
      if (this.apostrophe < 0) this.apostrophe = piece.length;
    }
    if (this.apostrophe < end) return false;
    const last = piece.charCodeAt(end - 1) === SLASH ? end - 2 : end - 1;
    const before = piece.charCodeAt(last - 1);
    return piece.charCodeAt(last) === QUOTE && before !== EQUALS && before > SPACE;
  }

  private quotedTagEnd(from: number): number {
    let offset = from - this.at;
    let quote = 0;
    for (; ; offset++) {
      while (this.at + offset >= this.piece.length) if (!this.refill()) throw damaged();
      const code = this.piece.charCodeAt(this.at + offset);
      if (quote !== 0) {
        if (code === quote) quote = 0;
      } else if (code === GREATER) return this.at + offset;
      else if (code === QUOTE || code === APOSTROPHE) quote = code;
      else if (code === LESS) throw damaged();
    }
  }

  private passDeclaration(): void {
    if (this.startsWith("<!--")) this.at = this.find("-->", 4, true);
    else if (this.startsWith("<![CDATA[")) {
      const end = this.find("]]>", 9, true);
      if (this.collectAt === this.depth) this.collected += charactersOf(this.piece.slice(this.at + 9, end - 3));
      this.at = end;
    } else throw definitionsRefused();
  }

  /** The place of a mark, at least `skip` characters from here; -1 when there is none. With `past`, the place after it. */
  private find(mark: string, skip: number, past = false): number {
    let found = this.piece.indexOf(mark, this.at + skip);
    while (found < 0 && this.refill()) found = this.piece.indexOf(mark, this.at + skip);
    if (!past) return found;
    if (found < 0) throw damaged();
    return found + mark.length;
  }

  private codeAt(offset: number): number {
    while (this.at + offset >= this.piece.length && this.refill());
    return this.piece.charCodeAt(this.at + offset);
  }

  private startsWith(mark: string): boolean {
    this.codeAt(mark.length - 1);
    return this.piece.startsWith(mark, this.at);
  }

  /** Drops what was read and looks further. Stretches grow with what is kept, or one long text would be read for each. */
  private refill(): boolean {
    const kept = this.piece.length - this.at;
    if (this.begin + this.piece.length >= this.bytes.length) return false;
    this.begin += this.at;
    this.piece = octets(this.bytes, this.begin, this.begin + Math.max(STRETCH, 2 * kept));
    this.at = 0;
    this.apostrophe = -1;
    return true;
  }
}

const STRETCH = 64 * 1024;

const SPACE = 0x20;
const EXCLAMATION = 0x21;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const SLASH = 0x2f;
const COLON = 0x3a;
const LESS = 0x3c;
const EQUALS = 0x3d;
const GREATER = 0x3e;
const QUESTION = 0x3f;
