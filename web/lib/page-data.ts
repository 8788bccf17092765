import { PAGE_DATA_ID, type PageData } from "../../worker/contract/page-data";

/** What the server has rendered this page from; nothing where it has not. */
export function readPageData(): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : { renderedAt: null, answers: {} };
}
