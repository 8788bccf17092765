import { DocumentError } from "../document-error";

/** Names zip packages that are neither Word nor Excel files, by the parts they have. Throws `wrong_type`. */
export function refuseForeignPackages(paths: string[], main: string | undefined): void {
  if (main && /\.bin$/i.test(main) && paths.some((path) => /^xl\//.test(path))) {
    throw wrongType("This is a binary workbook (.xlsb). Open it in Excel, save it as .xlsx and upload that file.");
  }
  if (main) return;
  const found = FOREIGN.find(({ sign }) => paths.some((path) => sign.test(path)));
  if (found) throw wrongType(found.message);
}

const FOREIGN = [
  {
    sign: /^ppt\/presentation\.xml$/,
    message: "This is a presentation. Put the program into a Word or Excel document (.docx or .xlsx) and upload that.",
  },
  {
    sign: /^content\.xml$/,
    message:
      "This is an OpenDocument file (.odt or .ods). Open it in LibreOffice, save it as .docx or .xlsx and upload that file.",
  },
  {
    sign: /^index(?:\.zip$|\/.*\.iwa$|\.xml$|\.apxl$)/,
    message:
      "This is a Pages or Numbers document. Open it there, export it as Word (.docx) or Excel (.xlsx) and upload that file.",
  },
  {
    sign: /\.(?:docx|xlsx|docm|xlsm|xls)$/,
    message: "This is a zip archive with documents in it. Unpack it and upload the document itself.",
  },
];

function wrongType(message: string): DocumentError {
  return new DocumentError("wrong_type", message);
}
