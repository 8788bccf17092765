import JSZip from "jszip";

export type SheetXml = {
  name: string;
  /** What the worksheet element holds. */
  xml: string;
  state?: string;
  /** The sheet's relationships as [id, type, target, external]. */
  relations?: [string, string, string, boolean][];
};

export type BookXml = {
  sheets: SheetXml[];
  strings?: string;
  styles?: string;
  date1904?: boolean;
  prefix?: string;
  parts?: Record<string, string>;
};

/** A workbook part by part, for what producers write that a table of texts cannot say. */
export function makeWorkbook({
  sheets,
  strings,
  styles,
  date1904,
  prefix = "",
  parts = {},
}: BookXml): Promise<Uint8Array> {
  const zip = new JSZip();
  const relation = (id: string, type: string, target: string, external = false) =>
    `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"${external ? ' TargetMode="External"' : ""}/>`;
  const x = prefix;
  zip.file("_rels/.rels", `<Relationships>${relation("r", "officeDocument", "xl/workbook.xml")}</Relationships>`);
  zip.file(
    "xl/workbook.xml",
    `<${x}workbook><${x}workbookPr${date1904 ? ' date1904="1"' : ""}/><${x}sheets>${sheets.map(({ name, state }, index) => `<${x}sheet name="${name}" sheetId="${index + 1}" r:id="s${index}"${state ? ` state="${state}"` : ""}/>`).join("")}</${x}sheets></${x}workbook>`,
  );
  zip.file(
    "xl/_rels/workbook.xml.rels",
    `<Relationships>${sheets.map((_, index) => relation(`s${index}`, "worksheet", `worksheets/s${index}.xml`)).join("")}${relation("st", "sharedStrings", "sharedStrings.xml")}${relation("sy", "styles", "styles.xml")}</Relationships>`,
  );
  if (strings !== undefined) zip.file("xl/sharedStrings.xml", `<${x}sst>${strings}</${x}sst>`);
  if (styles !== undefined) zip.file("xl/styles.xml", `<styleSheet>${styles}</styleSheet>`);
  sheets.forEach(({ xml, relations = [] }, index) => {
    zip.file(`xl/worksheets/s${index}.xml`, `<${x}worksheet>${xml}</${x}worksheet>`);
    if (relations.length > 0)
      zip.file(
        `xl/worksheets/_rels/s${index}.xml.rels`,
        `<Relationships>${relations.map((each) => relation(...each)).join("")}</Relationships>`,
      );
  });
  for (const [path, text] of Object.entries(parts)) zip.file(path, text);
  return zip.generateAsync({ type: "uint8array", compression: "DEFLATE" });
}

/** A row element of cells given as XML. */
export function rowXml(number: number, ...cells: string[]): string {
  return `<row r="${number}">${cells.join("")}</row>`;
}

/** A cell that holds its own text. */
export function inline(address: string, text: string): string {
  return `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
}
