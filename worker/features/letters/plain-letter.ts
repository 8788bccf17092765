import type { Element, Nodes, Root } from "hast";

/** Returns a letter as plain text: its paragraphs, lists and addresses. */
export function plainLetter(tree: Root): string {
  return blocks(tree.children)
    .join("\n\n")
    .replace(/[ \t]+\n/g, "\n")
    .trim();
}

const INLINE = new Set("a strong b em i u s del ins mark small sub sup abbr kbd q cite code span br".split(" "));

/** Joins neighbouring inline nodes into one block. */
function blocks(nodes: readonly Nodes[]): string[] {
  const found: string[] = [];
  let line = "";
  const endLine = () => {
    const text = line.replace(/[ \t]*\n[ \t]*/g, "\n").trim();
    if (text) found.push(text);
    line = "";
  };
  for (const node of nodes) {
    if (node.type === "element" && !INLINE.has(node.tagName)) {
      endLine();
      found.push(...block(node));
    } else line += words(node);
  }
  endLine();
  return found;
}

function block(node: Element): string[] {
  switch (node.tagName) {
    case "ul":
    case "ol":
      return [items(node).join("\n")];
    case "blockquote":
      return [blocks(node.children).join("\n\n").replace(/^/gm, "> ")];
    case "pre":
      return [raw(node).replace(/\n$/, "")];
    case "tr":
      return [
        node.children
          .map((cell) => blocks([cell]).join(" "))
          .filter(Boolean)
          .join(" | "),
      ];
    case "thead":
    case "tbody":
    case "table":
      return [blocks(node.children).join("\n")];
    case "hr":
      return ["* * *"];
    default:
      return blocks(node.children);
  }
}

function items(list: Element): string[] {
  let number = Number(list.properties.start ?? 1);
  return list.children.flatMap((child) => {
    if (child.type !== "element") return [];
    const sign = list.tagName === "ol" ? `${number++}. ` : "- ";
    return [sign + blocks(child.children).join("\n").replaceAll("\n", "\n  ")];
  });
}

/** Returns inline text; a link is followed by its address. */
function words(node: Nodes): string {
  if (node.type === "text") return node.value.replace(/\s+/g, " ");
  if (node.type !== "element") return "";
  if (node.tagName === "br") return "\n";
  const text = node.children.map(words).join("");
  const { href } = node.properties;
  if (node.tagName !== "a" || typeof href !== "string") return text;
  return href === text || href === `mailto:${text}` || href === `${text}/` ? text : `${text} (${href})`;
}

function raw(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(raw).join("") : "";
}
