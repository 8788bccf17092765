import type { Element, ElementContent, Nodes, Root, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { mailLook } from "../../platform/mail-look";
import { renderMarkdown } from "../blog/render-markdown";
import { plainLetter } from "./plain-letter";

/** Renders a letter for its page on the site, like an article without pictures. */
export function siteLetter(markdown: string): string {
  return toHtml(safeTree(markdown));
}

/** Renders a letter for mail: HTML with inline styles, and text. `origin` completes the site's own links. */
export function mailedLetter(markdown: string, origin: string): { html: string; text: string } {
  const tree = safeTree(markdown);
  for (const node of tree.children) addStyles(node, origin);
  return { html: toHtml(tree), text: plainLetter(tree) };
}

/** Replaces pictures by their alternative text: a picture in a mail tells its host who opens it and when. */
function safeTree(markdown: string): Root {
  // A single line break stays one: whoever signs a letter ends lines on purpose.
  const lines = markdown.replace(/(\S)[ \t]*\n(?=\S)/g, "$1  \n");
  const tree = fromHtml(renderMarkdown(lines).html, { fragment: true });
  return { ...tree, children: withoutPictures(tree.children) };
}

function withoutPictures<Child extends RootContent | ElementContent>(children: Child[]): Child[] {
  return children.map((child): Child => {
    if (child.type !== "element") return child;
    if (child.tagName === "img") return { type: "text", value: String(child.properties.alt ?? "") } as Child;
    return { ...child, children: withoutPictures(child.children) };
  });
}

function addStyles(node: Nodes, origin: string): void {
  if (node.type !== "element") return;
  addElementStyle(node, origin);
  for (const child of node.children) addStyles(child, origin);
}

function addElementStyle({ tagName, properties }: Element, origin: string): void {
  delete properties.tabIndex;
  const { style, className } = mailLook(tagName);
  if (style) properties.style = style;
  if (className) properties.className = [className];
  // A path of this site means nothing to a mail program.
  if (tagName === "a" && typeof properties.href === "string") properties.href = absolute(properties.href, origin);
}

function absolute(href: string, origin: string): string {
  try {
    return new URL(href, `${origin}/`).href;
  } catch {
    return href;
  }
}
