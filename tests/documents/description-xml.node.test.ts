import { readdirSync, readFileSync } from "node:fs";
import { XMLParser } from "fast-xml-parser";
import JSZip from "jszip";
import { describe, expect, it } from "vitest";
import { readTree } from "../../worker/documents/xml/read-tree";
import type { XmlElement } from "../../worker/documents/xml/xml-element";
import { XmlReader } from "../../worker/documents/xml/xml-reader";

const DOCUMENTS = new URL("../fixtures/documents/", import.meta.url);
const files = readdirSync(DOCUMENTS).filter((name) => /\.(docx|xlsx)$/.test(name));
const bytes = (text: string) => new TextEncoder().encode(text);

describe("the XML reader", () => {
  it.each(files)("reads every part of %s as fast-xml-parser does", async (name) => {
    const zip = await JSZip.loadAsync(readFileSync(new URL(name, DOCUMENTS)));
    const parts = zip.file(/\.(?:rels|xml)$/i).filter(({ name: part }) => !/Content_Types|docProps/.test(part));
    expect(parts.length).toBeGreaterThan(2);
    for (const part of parts) {
      const source = await part.async("uint8array");
      expect(plain(tree(source))).toEqual(reference(new TextDecoder().decode(source)));
    }
  });

  it("reads the same wherever a part is cut into stretches", () => {
    const inner = `<w:p w:a='1>2'><!-- <no> --><w:t b="“x”">ø &amp; “quoted” – text</w:t><w:b/><![CDATA[<&amp;>]]></w:p >`;
    const long = `<w:r xmlns:w="w">${`${inner}${"·".repeat(7)}`.repeat(4000)}</w:r>`;
    const { children } = tree(bytes(long));
    expect(children).toHaveLength(4000);
    const first = plain(tree(bytes(inner)));
    expect(first).toEqual({
      name: "p",
      text: "<&amp;>",
      children: [
        { name: "t", text: "ø & “quoted” – text", children: [] },
        { name: "b", text: "", children: [] },
      ],
    });
    for (const child of children) expect(plain(child)).toEqual(first);
    expect(children[3999]?.attribute("a")).toBe("1>2");
    expect(children[3999]?.children[0]?.attribute("b")).toBe("“x”");
  });

  it("reads one text of several megabytes in a time that grows with its length only", () => {
    const start = performance.now();
    expect(tree(bytes(`<r>${"a > b – ".repeat(1_000_000)}</r>`)).text).toHaveLength(8_000_000);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it("reads UTF-16 in both byte orders, and UTF-8 with a byte order mark", () => {
    const source = `<?xml version="1.0"?><r a="é">“x” 💪</r>`;
    const little = new Uint8Array(Buffer.from(`\ufeff${source}`, "utf16le"));
    const big = new Uint8Array(Buffer.from(`\ufeff${source}`, "utf16le").swap16());
    for (const part of [little, big, bytes(`\ufeff${source}`)]) {
      expect(tree(part).text).toBe("“x” 💪");
      expect(tree(part).attribute("a")).toBe("é");
    }
  });

  it.each([
    ["references", '<a:r xmlns:a="x" b="&#8211;&amp;&lt;"> &#x41;&#0;&#9999999;&unknown; </a:r>', " A&unknown; "],
    ["character data", "<r>one<![CDATA[<two> &amp;]]>three</r>", "one<two> &amp;three"],
    ["comments", "<r><!-- <no/> --><b/>t</r>", "t"],
    ["instructions", "<?a <r> ?><r><?b </r> ?>t</r>", "t"],
  ])("reads %s", (_, source, text) => {
    expect(tree(bytes(source)).text).toBe(text);
  });

  it.each([
    ["double quotes", '<r a="x" b:val="a>b/" c=""/>'],
    ["single quotes", "<r a='x' b:val='a>b/' c=''/>"],
    ["both, in each other", `<r a='"' b:val="a>b/" c="'>"/>`],
    ["white space", '<r\n  a = "x"\tb:val\n=\n"a>b/"  />'],
    ["a quote right behind the sign", `<r xmlns:val="no" a=">" b:val="a>b/"></r>`],
  ])("reads attributes with %s", (_, source) => {
    expect(tree(bytes(source)).attribute("val")).toBe("a>b/");
    expect(tree(bytes(source)).attribute("missing")).toBeUndefined();
  });

  it("passes over an element without looking into it", () => {
    const reader = new XmlReader(bytes("<r><a><b><c/></b><b/></a><d>x</d></r>"));
    const seen: string[] = [];
    reader.child(0);
    while (reader.child(1)) {
      seen.push(reader.name);
      if (reader.is("a")) reader.skip();
    }
    expect(seen).toEqual(["a", "d"]);
  });

  it.each([
    ["a DTD", '<!DOCTYPE r [<!ENTITY a "aaaa">]><r>&a;</r>', "unsafe_xml"],
    ["deep nesting", `${"<a>".repeat(100_000)}${"</a>".repeat(100_000)}`, "too_complex"],
    ["more elements than a tree may have", `<a>${"<b/>".repeat(200_000)}</a>`, "too_large"],
    ["nothing", "", "corrupt"],
    ["text that is no XML", "hello", "corrupt"],
    ["an element that is not closed", "<r><a></r>", "corrupt"],
    ["a tag that is not closed", '<r><a b="></r>', "corrupt"],
    ["a tag in a tag", "<r><a <b/></r>", "corrupt"],
    ["an end without a beginning", "</r>", "corrupt"],
    ["two roots", "<r/><r/>", "corrupt"],
    ["a part that is cut off", "<r><a>text", "corrupt"],
  ])("refuses %s", (_, source, code) => {
    expect(() => tree(bytes(source))).toThrow(expect.objectContaining({ code }));
  });
});

function tree(part: Uint8Array): XmlElement {
  const reader = new XmlReader(part);
  reader.child(0);
  const root = readTree(reader);
  while (reader.child(0));
  return root;
}

type Plain = { name: string; text: string; children: Plain[] };

function plain({ name, text, children }: XmlElement): Plain {
  return { name, text, children: children.map(plain) };
}

const TEXT = "#text";
const parser = new XMLParser({
  preserveOrder: true,
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: false,
  htmlEntities: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: 256,
});

/** What another parser makes of the same part. */
function reference(source: string): Plain {
  const nodes = parser.parse(source) as Record<string, unknown>[];
  const build = (node: Record<string, unknown>): Plain => {
    const name = Object.keys(node)[0] ?? "";
    const inner = node[name] as Record<string, unknown>[];
    return {
      name,
      text: inner.map((each) => (TEXT in each ? String(each[TEXT]) : "")).join(""),
      children: inner.filter((each) => !(TEXT in each)).map(build),
    };
  };
  const root = nodes.find((node) => !(TEXT in node));
  return build(root ?? {});
}
