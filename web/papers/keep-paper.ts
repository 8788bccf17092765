import type { SignedPaper } from "../../worker/contract/first-week";
import { keepFile } from "../lib/browser/save-file";
import { devicePen } from "./device-pen";
import { paperPdf } from "./paper-pdf";

/** Creates the PDF of a signed paper in the browser and downloads it. */
export async function keepPaper(paper: SignedPaper): Promise<void> {
  const bytes = await paperPdf(paper, devicePen());
  keepFile(new Blob([bytes as BlobPart], { type: "application/pdf" }), `signed-${paper.signedAt.slice(0, 10)}.pdf`);
}
