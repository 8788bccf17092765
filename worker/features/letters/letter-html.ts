import type { Element, ElementContent, Nodes, Root, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { mailLook } from "../../platform/mail-look";
import { renderMarkdown } from "../blog/render-markdown";
import { plainLetter } from "./plain-letter";

/** A letter's words as its page on the site shows them: rendered as an article, without pictures. */
export function siteLetter(markdown: string): string {
  return toHtml(safeTree(markdown));
}

/** The same as a mail shows them, as HTML that needs no style sheet and as text; `origin` is where the site is found. */
export function mailedLetter(markdown: string, origin: string): { html: string; text: string } {
  const tree = safeTree(markdown);
  for (const node of tree.children) dress(node, origin);
  return { html: toHtml(tree), text: plainLetter(tree) };
}

/** A picture in a mail tells its host who opens it and when, so a letter has none: its words stand in its place. */
function safeTree(markdown: string): Root {
  // Whoever signs a letter ends lines where they want them to end.
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

function dress(node: Nodes, origin: string): void {
  if (node.type !== "element") return;
  dressElement(node, origin);
  for (const child of node.children) dress(child, origin);
}

function dressElement({ tagName, properties }: Element, origin: string): void {
  delete properties.tabIndex;
  const { style, className } = mailLook(tagName);
  if (style) properties.style = style;
  if (className) properties.className = [className];
  // Nobody's mail program knows what an address of this site begins with.
  if (tagName === "a" && typeof properties.href === "string") properties.href = absolute(properties.href, origin);
}

function absolute(href: string, origin: string): string {
  try {
    return new URL(href, `${origin}/`).href;
  } catch {
    return href;
  }
}
