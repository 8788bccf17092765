import { readdirSync, readFileSync } from "node:fs";
import JSZip from "jszip";
import { describe, expect, it } from "vitest";
import { parseDescription } from "../../worker/documents/xml/parse-description";
import { parseXml } from "../../worker/documents/xml/parse-xml";

const DOCUMENTS = new URL("../fixtures/documents/", import.meta.url);
const files = readdirSync(DOCUMENTS).filter((name) => /\.(docx|xlsx)$/.test(name));

describe("the parts that describe a document", () => {
  it.each(files)("read the same by the library and by the scanner in %s", async (name) => {
    const zip = await JSZip.loadAsync(readFileSync(new URL(name, DOCUMENTS)));
    const parts = zip.file(/(?:\.rels|\/(?:styles|numbering|workbook)\.xml)$/i);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) {
      const source = (await part.async("string")).replace(/^\uFEFF/, "");
      expect(parseDescription(source)).toEqual(parseXml(source));
    }
  });

  it.each([
    ["references", '<a:r xmlns:a="x" b="&#8211;&amp;&lt;"> &#x41;&#0;&#99999999;&unknown; </a:r>'],
    ["character data", "<r>one<![CDATA[<two> &amp;]]>three</r>"],
    ["comments", "<r><!-- <no/> --><b/>t</r>"],
  ])("read %s alike", (_, source) => {
    expect(parseDescription(source)).toEqual(parseXml(source));
  });

  it.each([
    ["a DTD", '<!DOCTYPE r [<!ENTITY a "aaaa">]><r>&a;</r>', "unsafe_xml"],
    ["deep nesting", `${"<a>".repeat(100_000)}${"</a>".repeat(100_000)}`, "too_complex"],
    ["a name that would reach into objects", "<r><__proto__ a='x'/></r>", "corrupt"],
    ["nothing", "", "corrupt"],
    ["text that is no XML", "hello", "corrupt"],
  ])("refuse %s", (_, source, code) => {
    expect(() => parseDescription(source)).toThrow(expect.objectContaining({ code }));
  });
});
