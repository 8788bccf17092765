import type { Element, Nodes, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { type Schema, sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";

type SafeHtml = { html: string; text: string };

/**
 * HTML that a page may take as it is, and the text in it. Parsed as a browser would, then rebuilt from a list of what is
 * allowed: a browser that parses it again finds the same harmless tree, so there is nothing left to mutate.
 */
export function safeHtml(untrusted: string): SafeHtml {
  const safe = sanitize(fromHtml(untrusted, { fragment: true }), SCHEMA) as Root;
  const text = textOf(safe);
  for (const node of safe.children) dress(node);
  return { html: toHtml(framed(safe)), text };
}

// No id, name, class or style: an article can neither shadow the page's own scripts nor lie over its controls.
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
  // Their content is nothing to read, or would be parsed by other rules than the rest.
  strip: [
    ...["script", "style", "svg", "math", "template", "iframe", "object", "embed", "noscript", "noembed", "noframes"],
    ...["title", "textarea", "select", "button", "xmp", "plaintext", "audio", "video", "canvas"],
  ],
  required: {},
  clobber: [],
};

/** What the page wants of elements that are safe already. */
function dress(node: Nodes): void {
  if (node.type !== "element") return;
  const { properties } = node;
  // The page has its one h1 already.
  if (node.tagName === "h1") node.tagName = "h2";
  // Wide code scrolls by itself, which a keyboard must be able to do too.
  if (node.tagName === "pre") properties.tabIndex = 0;
  if (node.tagName === "img") {
    properties.alt = typeof properties.alt === "string" ? properties.alt : "";
    properties.loading = "lazy";
    properties.decoding = "async";
  }
  for (const child of node.children) dress(child);
}

/** Each table in a frame that scrolls, so that a wide one does not push the page sideways. */
function framed<Parent extends Root | Element>(parent: Parent): Parent {
  const children = parent.children.map((child) => {
    if (child.type !== "element") return child;
    const whole = framed(child);
    return whole.tagName === "table" ? frameOf(whole) : whole;
  });
  return { ...parent, children };
}

function frameOf(table: Element): Element {
  const properties = { tabIndex: 0, role: "region", ariaLabel: "Table" };
  return { type: "element", tagName: "div", properties, children: [table] };
}

/** Words of neighbouring elements stay apart. */
function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join(" ") : "";
}
