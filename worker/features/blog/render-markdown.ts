import { Marked } from "marked";
import { AppError } from "../../http/app-error";
import { readingMinutes } from "./reading-time";
import { safeHtml } from "./safe-html";

const marked = new Marked({
  gfm: true,
  renderer: { checkbox: ({ checked }) => (checked ? "☑ " : "☐ ") },
});

/** Nested quotes take quadratic time; a hundred levels are not a readable text. */
const TOO_DEEP = /(?:>[ \t]*){100}/;
/** Likewise long runs without spaces that look like an address or emphasis. */
const TOO_LONG = /\S{5000}/;

/** Renders the coach's Markdown as safe HTML, with its reading time in whole minutes. */
export function renderMarkdown(markdown: string): { html: string; readTime: number } {
  if (TOO_DEEP.test(markdown)) throw tooDeep();
  if (TOO_LONG.test(markdown)) throw refused("This text goes on for thousands of letters without a space.");
  try {
    const { html, text } = safeHtml(marked.parse(markdown, { async: false }));
    return { html, readTime: readingMinutes(text) };
  } catch (error) {
    // Thousands of nested elements overflow the stack.
    throw error instanceof RangeError ? tooDeep(error) : error;
  }
}

function tooDeep(cause?: RangeError): AppError {
  return refused("This text is nested too deeply to be shown.", cause);
}

function refused(message: string, cause?: RangeError): AppError {
  return new AppError("invalid", message, { issues: [{ path: "content", message }], cause });
}
