import { Marked } from "marked";
import { AppError } from "../../http/app-error";
import { readingMinutes } from "./reading-time";
import { safeHtml } from "./safe-html";

const marked = new Marked({
  gfm: true,
  renderer: { checkbox: ({ checked }) => (checked ? "☑ " : "☐ ") },
});

/** Quotes inside quotes cost the square of their number; a hundred of them are already no text to read. */
const TOO_DEEP = /(?:>[ \t]*){100}/;
/** So does what looks like an address, or like emphasis, and goes on without a space. */
const TOO_LONG = /\S{5000}/;

/** What readers get of a text that the coach wrote: safe HTML, and the whole minutes that reading it takes. */
export function renderMarkdown(markdown: string): { html: string; readTime: number } {
  if (TOO_DEEP.test(markdown)) throw tooDeep();
  if (TOO_LONG.test(markdown)) throw refused("This text goes on for thousands of letters without a space.");
  try {
    const { html, text } = safeHtml(marked.parse(markdown, { async: false }));
    return { html, readTime: readingMinutes(text) };
  } catch (error) {
    // Thousands of elements inside each other run through the stack.
    throw error instanceof RangeError ? tooDeep(error) : error;
  }
}

function tooDeep(cause?: RangeError): AppError {
  return refused("This text is nested too deeply to be shown.", cause);
}

function refused(message: string, cause?: RangeError): AppError {
  return new AppError("invalid", message, { issues: [{ path: "content", message }], cause });
}
