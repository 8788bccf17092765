import { ANSWER_ADDRESS, ANSWER_HEADERS } from "../../../worker/contract/page-answers";
import { renderedFor } from "../session/rendered-for";

/** Embedded answers older than this may be out of date. */
const TRUE_FOR_MS = 15_000;

let answers = new Map<unknown, Response>();

/** Takes the API answers embedded in the document and removes their elements from it. Returns the elements. */
export function takeBroughtAnswers(): Iterable<Element> {
  const brought = document.querySelectorAll(`script[${ANSWER_ADDRESS}]`);
  for (const element of brought) {
    const headers = JSON.parse(element.getAttribute(ANSWER_HEADERS) ?? "{}") as Record<string, string>;
    answers.set(element.getAttribute(ANSWER_ADDRESS), new Response(element.textContent, { headers }));
    element.remove();
  }
  if (answers.size) setTimeout(forgetEarly, TRUE_FOR_MS);
  return brought;
}

/** Returns whether the document embedded an answer that has not been used yet. */
export const isBrought = (address: string): boolean => answers.has(address);

/** Returns an embedded answer once; any write discards all of them. */
export function earlyAnswer(address: unknown, method = "GET"): Response | undefined {
  const reader = renderedFor();
  if (reader) return reader.answer(String(address));
  if (method !== "GET") forgetEarly();
  const answer = answers.get(address);
  answers.delete(address);
  return answer;
}

export function forgetEarly(): void {
  answers = new Map();
}
