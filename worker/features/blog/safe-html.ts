import type { Element, Nodes, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { type Schema, sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";

type SafeHtml = { html: string; text: string };

/**
 * Returns safe HTML, and its text. Parsed as a browser would and rebuilt from an allow list: a browser parsing it again
 * gets the same tree, so mutation XSS is not possible.
 */
export function safeHtml(untrusted: string): SafeHtml {
  const safe = sanitize(fromHtml(untrusted, { fragment: true }), SCHEMA) as Root;
  const text = textOf(safe);
  for (const node of safe.children) addAttributes(node);
  return { html: toHtml(withScrollingTables(safe)), text };
}

// No id, name, class or style: an article can neither shadow the page's scripts nor cover its controls.
const SCHEMA: Schema = {
  tagNames: [
    ...["h1", "h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "blockquote", "pre", "code", "div", "span"],
    ...["ul", "ol", "li", "dl", "dt", "dd", "figure", "figcaption", "img", "a", "details", "summary"],
    ...["strong", "b", "em", "i", "u", "s", "del", "ins", "mark", "small", "sub", "sup", "abbr", "kbd", "q", "cite"],
    ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ],
  attributes: {
    a: ["href", "title"],
    img: ["src", "alt", "title", "width", "height"],
    ol: ["start", "reversed"],
    th: ["align", "colSpan", "rowSpan", "scope"],
    td: ["align", "colSpan", "rowSpan"],
    details: ["open"],
    abbr: ["title"],
    "*": ["lang", "dir"],
  },
  protocols: { href: ["http", "https", "mailto", "tel"], src: ["https"] },
  // Their content is not meant to be read, or is parsed by other rules.
  strip: [
    ...["script", "style", "svg", "math", "template", "iframe", "object", "embed", "noscript", "noembed", "noframes"],
    ...["title", "textarea", "select", "button", "xmp", "plaintext", "audio", "video", "canvas"],
  ],
  required: {},
  clobber: [],
};

/** Adds attributes that the page needs to sanitised elements. */
function addAttributes(node: Nodes): void {
  if (node.type !== "element") return;
  const { properties } = node;
  // The page already has its one h1.
  if (node.tagName === "h1") node.tagName = "h2";
  // Wide code scrolls by itself, which must work with the keyboard.
  if (node.tagName === "pre") properties.tabIndex = 0;
  if (node.tagName === "img") {
    properties.alt = typeof properties.alt === "string" ? properties.alt : "";
    properties.loading = "lazy";
    properties.decoding = "async";
  }
  for (const child of node.children) addAttributes(child);
}

/** Wraps each table in a scrolling element, so that a wide one does not widen the page. */
function withScrollingTables<Parent extends Root | Element>(parent: Parent): Parent {
  const children = parent.children.map((child) => {
    if (child.type !== "element") return child;
    const whole = withScrollingTables(child);
    return whole.tagName === "table" ? frameOf(whole) : whole;
  });
  return { ...parent, children };
}

function frameOf(table: Element): Element {
  const properties = { tabIndex: 0, role: "region", ariaLabel: "Table" };
  return { type: "element", tagName: "div", properties, children: [table] };
}

/** Returns the text, with a space between neighbouring elements. */
function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join(" ") : "";
}
