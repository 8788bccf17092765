import { DocumentError } from "../document-error";

/** Word and Excel never write a DTD; entity expansion and external entities both need one. */
export function definitionsRefused(): DocumentError {
  return new DocumentError(
    "unsafe_xml",
    "This file contains XML definitions (a DTD) that no Word or Excel document needs, so it was not opened. Save it again from Word, Excel or Google Docs and upload the new file.",
  );
}

export function nestedTooDeeply(): DocumentError {
  return new DocumentError(
    "too_complex",
    "This document is too complex to read: its parts are nested too deeply. Save it again from Word, Excel or Google Docs and upload the new file.",
  );
}

export function damaged(): DocumentError {
  return new DocumentError(
    "corrupt",
    "This file is damaged and cannot be read. Open it in Word, Excel or Google Docs, save it again and upload the new file.",
  );
}
