import { brand } from "../../../contract/brand";
import { dataByRequest } from "../../../contract/data-by-request";
import { MEDIA_TYPES, uploadIdOf } from "../../../contract/media-limits";
import { escapeHtml } from "../../../platform/escape-html";
import type { ExportedFile } from "./export-files";
import type { Part } from "./personal-data";
import type { Row } from "./read-part";

type Section = { part: Part; count: number; rows: () => AsyncIterable<Row> };
type Shown = { email: string; timeZone: string; now: Date; files: ExportedFile[]; sections: Section[] };

/** Yields the archive's first page: all data as HTML tables, readable offline in any browser without scripts. */
export async function* exportPage({ email, timeZone, now, files, sections }: Shown): AsyncGenerator<string> {
  const say = formatterOf(timeZone, new Map(files.map((file) => [file.id, file])));
  yield head(email, say(now));
  yield contents(sections, files.length);
  for (const section of sections) yield* sectionOf(section, say);
  yield* gallery(files, say);
  yield "</main></body></html>\n";
}

type Say = (value: unknown) => string;

/** Returns a function that formats a value as HTML, with instants in the member's zone. */
function formatterOf(timeZone: string, files: Map<string, ExportedFile>): Say {
  const clock = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone });
  return (value) => {
    if (value === null || value === undefined || value === "") return '<span class="none">–</span>';
    if (value instanceof Date)
      return `<time datetime="${value.toISOString()}">${escapeHtml(clock.format(value))}</time>`;
    if (typeof value === "boolean") return value ? "yes" : "no";
    const text = typeof value === "object" ? JSON.stringify(value) : String(value);
    const file = files.get(uploadIdOf(text) ?? text);
    return file ? `<a href="${file.name}">${file.name}</a>` : escapeHtml(text);
  };
}

const head = (email: string, now: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>My data at ${escapeHtml(brand.name)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>My data at ${escapeHtml(brand.name)}</h1>
<p>What ${escapeHtml(brand.name)} keeps about ${escapeHtml(email)}, as they can see it there, as of ${now}. This page needs no network. The same, with
every detail, is in the folder <code>data</code> as JSON; photos, videos and recordings are in the folder <code>media</code>.</p>
<p>${escapeHtml(dataByRequest())}</p>
`;

function contents(sections: Section[], files: number): string {
  const filled = sections.filter(({ count }) => count > 0);
  const lines = filled.map(
    ({ part, count }) => `<li><a href="#${part.name}">${escapeHtml(part.title)}</a> (${count})</li>`,
  );
  const empty = sections.filter(({ count }) => count === 0).map(({ part }) => escapeHtml(part.title));
  return `<nav aria-label="Contents"><ul>
${lines.join("\n")}
${files > 0 ? `<li><a href="#media">Photos and videos</a> (${files})</li>\n` : ""}</ul></nav>
${empty.length > 0 ? `<p class="none">Nothing is kept under: ${empty.join(", ")}.</p>\n` : ""}`;
}

async function* sectionOf({ part, count, rows }: Section, say: Say): AsyncGenerator<string> {
  if (count === 0) return;
  const columns = Object.entries(part.shown);
  const heads = columns.map(([, label]) => `<th scope="col">${escapeHtml(label)}</th>`).join("");
  yield `<section><h2 id="${part.name}">${escapeHtml(part.title)}</h2>
<p><a href="data/${part.name}.json">data/${part.name}.json</a></p>
<div class="wide" role="region" tabindex="0" aria-labelledby="${part.name}"><table><thead><tr>${heads}</tr></thead><tbody>\n`;
  for await (const row of rows()) {
    yield `<tr>${columns.map(([key]) => `<td>${say(row[key])}</td>`).join("")}</tr>\n`;
  }
  yield "</tbody></table></div></section>\n";
}

function* gallery(files: ExportedFile[], say: Say): Generator<string> {
  if (files.length === 0) return;
  yield '<section aria-labelledby="media"><h2 id="media">Photos and videos</h2><div class="files">\n';
  for (const file of files) {
    const kind = MEDIA_TYPES[file.contentType];
    const picture =
      kind === "image"
        ? `<img src="${file.name}" alt="" loading="lazy">`
        : `<${kind} src="${file.name}" controls preload="none"></${kind}>`;
    yield `<figure>${picture}<figcaption>${say(file.createdAt)}: <a href="${file.name}">${file.name}</a></figcaption></figure>\n`;
  }
  yield "</div></section>\n";
}

const STYLE = `
:root { color-scheme: light dark; --paper: #f6f3ec; --ink: #14130f; --muted: #5f594d; --line: #d8d1c1; --accent: #b83009 }
@media (prefers-color-scheme: dark) { :root { --paper: #14130f; --ink: #f3efe6; --muted: #b3ab9b; --line: #3a362d; --accent: #ff8a5c } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif }
main { max-width: 64rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
h1 { font-size: 2.25rem; line-height: 1.1 } h2 { margin: 3rem 0 0.25rem }
a { color: var(--accent) } .none { color: var(--muted) }
nav ul { columns: 16rem; padding-left: 1.25rem }
.wide { overflow-x: auto } table { border-collapse: collapse; min-width: 100% }
th, td { padding: 0.5rem 1.25rem 0.5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
td { white-space: pre-wrap; overflow-wrap: anywhere; min-width: 4rem }
.files { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: 1.5rem }
figure { margin: 0 } img, video { max-width: 100%; max-height: 20rem } audio { width: 100% }
figcaption { font-size: 0.875rem; overflow-wrap: anywhere; color: var(--muted) }
`;
