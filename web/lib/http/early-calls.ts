import { ANSWER_ADDRESS, ANSWER_HEADERS } from "../../../worker/contract/page-answers";
import { renderedFor } from "../session/rendered-for";

/** Longer after the page was made than this, something may have happened that an answer does not know. */
const TRUE_FOR_MS = 15_000;

let answers = new Map<unknown, Response>();

/** Takes what the document has brought of what is going to be asked for, and answers its elements. None of them stays in the document. */
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

/** Whether an answer has come with the document that nobody has taken. */
export const isBrought = (address: string): boolean => answers.has(address);

/** The answer that came with the document. It counts once, and no longer after anything was written. */
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
