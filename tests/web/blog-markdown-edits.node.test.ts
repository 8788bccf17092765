import { describe, expect, it } from "vitest";
import { editOf, type MarkdownTool } from "../../web/features/blog/admin/markdown-edits";

/** Applies a tool to a text whose selection is written between [ and ], and answers it in the same way. */
function after(tool: MarkdownTool, marked: string): string {
  const start = marked.indexOf("[");
  const end = marked.indexOf("]") - 1;
  const text = marked.replace("[", "").replace("]", "");
  const { from, to, insert, start: first, end: last } = editOf(tool, { text, start, end });
  const made = text.slice(0, from) + insert + text.slice(to);
  return `${made.slice(0, first)}[${made.slice(first, last)}]${made.slice(last)}`;
}

describe("the toolbar of the editor", () => {
  it.each<[MarkdownTool, string, string]>([
    ["bold", "train [slowly] now", "train **[slowly]** now"],
    ["bold", "train **[slowly]** now", "train [slowly] now"],
    ["bold", "[]", "**[bold text]**"],
    ["italic", "train [slowly]", "train *[slowly]*"],
    ["italic", "train *[slowly]*", "train [slowly]"],
    ["italic", "train **[slowly]**", "train ***[slowly]***"],
    ["italic", "train ***[slowly]***", "train **[slowly]**"],
    ["heading", "one\ntw[]o\nthree", "one\n## two[]\nthree"],
    ["heading", "## tw[o]", "[two]"],
    ["bullets", "[one\n\ntwo]\nthree", "[- one\n\n- two]\nthree"],
    ["bullets", "[- one\n- two]", "[one\ntwo]"],
    ["numbers", "[one\n- two\nthree]", "[1. one\n2. - two\n3. three]"],
    ["numbers", "[1. one\n2. two]", "[one\ntwo]"],
    ["quote", "sa[]id", "> said[]"],
    ["bullets", "[]", "- []"],
  ])("%s turns %j into %j", (tool, before, expected) => {
    expect(after(tool, before)).toBe(expected);
  });

  it("selects of a link what is still missing", () => {
    const words = { text: "see this", start: 4, end: 8 };
    expect(editOf("link", words)).toEqual({ from: 4, to: 8, insert: "[this](https://)", start: 11, end: 19 });
    const nothing = { text: "see ", start: 4, end: 4 };
    expect(editOf("link", nothing)).toEqual({ from: 4, to: 4, insert: "[link text](https://)", start: 5, end: 14 });
    expect(editOf("image", nothing).insert).toBe("![what the picture shows](https://)");
  });
});
