import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { describe, expect, it } from "vitest";
import { renderMarkdown } from "../../worker/features/blog/render-markdown";
import { safeHtml } from "../../worker/features/blog/safe-html";
import { HOSTILE } from "./hostile-html";

const TAGS = new Set(
  (
    "h2 h3 h4 h5 h6 p br hr blockquote pre code div span ul ol li dl dt dd figure figcaption img a details summary strong b em i " +
    "u s del ins mark small sub sup abbr kbd q cite table caption thead tbody tfoot tr th td"
  ).split(" "),
);
const PROPERTIES = new Set(
  (
    "href title src alt width height start reversed align colSpan rowSpan scope open lang dir loading decoding tabIndex role " +
    "ariaLabel"
  ).split(" "),
);

describe("what an article is allowed to be", () => {
  it.each(HOSTILE)("makes something harmless of %j", (hostile) => {
    for (const text of [hostile, `Before.\n\n${hostile}\n\nAfter.`, `<div>${hostile}</div>`, `> - ${hostile}`]) {
      const { html } = renderMarkdown(text);
      expect(dangersIn(html), html).toEqual([]);
    }
  });

  it("says the same to whoever parses it again, so that nothing can mutate into a script", () => {
    for (const hostile of HOSTILE) {
      const once = unframed(safeHtml(hostile).html);
      expect(unframed(safeHtml(once).html)).toBe(once);
    }
  });

  it("keeps what an article is made of", () => {
    const { html } = renderMarkdown(
      [
        "# One\n\n## Two\n\n**bold** *italic* ~~gone~~ `code`",
        "- a\n- b\n\n3. c\n\n> said\n\n---\n\n```\nsets\n```",
        '[in](/coaching) [out](https://example.com "why") [mail](mailto:a@example.com) <https://example.org>',
        "![A belt](https://example.com/belt.png)\n\n![Ours](/objects/uploads/x.png)",
        "| Day | Sets |\n| --- | ---: |\n| Monday | 5 |",
        "<details><summary>More</summary>x<sup>2</sup></details>",
        "- [x] done\n- [ ] open",
      ].join("\n\n"),
    );
    for (const part of [
      "<h2>One</h2>",
      "<h2>Two</h2>",
      "<strong>bold</strong>",
      "<em>italic</em>",
      "<del>gone</del>",
      '<ol start="3">',
      "<blockquote>",
      "<hr>",
      '<pre tabindex="0"><code>sets\n</code></pre>',
      '<a href="/coaching">in</a>',
      '<a href="https://example.com" title="why">out</a>',
      '<a href="mailto:a@example.com">mail</a>',
      '<a href="https://example.org">https://example.org</a>',
      '<img src="https://example.com/belt.png" alt="A belt" loading="lazy" decoding="async">',
      '<img src="/objects/uploads/x.png"',
      '<div tabindex="0" role="region" aria-label="Table"><table>',
      '<td align="right">5</td>',
      "<details><summary>More</summary>x<sup>2</sup></details>",
      "☑ done",
      "☐ open",
    ]) {
      expect(html).toContain(part);
    }
  });

  it("gives a picture without words an empty alternative", () => {
    expect(renderMarkdown('<img src="https://example.com/x.png">').html).toContain('alt=""');
  });

  it("refuses what is nested so deeply that it would run through the stack", () => {
    for (const deep of [">".repeat(1000), "> ".repeat(1000), "<b> ".repeat(25_000), "<div> ".repeat(16_000)])
      expect(() => renderMarkdown(deep)).toThrow("nested too deeply");
  });
});

describe("the reading time", () => {
  it("counts words that are read, not markup, and is at least a minute", () => {
    expect(renderMarkdown("Short.").readTime).toBe(1);
    expect(renderMarkdown("").readTime).toBe(1);
    expect(renderMarkdown("word ".repeat(1100)).readTime).toBe(5);
    expect(renderMarkdown("слово ".repeat(660)).readTime).toBe(3);
    expect(
      renderMarkdown(`[x](https://example.com/${"a-".repeat(900)}) <b title="${"w ".repeat(900)}">y</b>`).readTime,
    ).toBe(1);
  });
});

/** Without the frames that each pass puts around its tables. */
const unframed = (html: string) =>
  html
    .replaceAll('<div tabindex="0" role="region" aria-label="Table"><table>', "<table>")
    .replaceAll("</table></div>", "</table>");

/** Everything in a page's tree that is not on the list. */
function dangersIn(html: string): string[] {
  const found: string[] = [];
  const visit = (node: Nodes) => {
    if (node.type === "element") found.push(...dangersOf(node));
    else if (node.type !== "root" && node.type !== "text") found.push(node.type);
    if ("children" in node) for (const child of node.children) visit(child);
  };
  visit(fromHtml(html, { fragment: true }));
  return found;
}

function dangersOf({ tagName, properties }: Element): string[] {
  const { href, src } = properties;
  return [
    ...(TAGS.has(tagName) ? [] : [tagName]),
    ...Object.keys(properties).filter((name) => !PROPERTIES.has(name)),
    ...(href === undefined || /^(https?:|mailto:|tel:|[^:]*([/?#]|$))/.test(String(href)) ? [] : [`href ${href}`]),
    ...(src === undefined || /^(https:|[^:]*([/?#]|$))/.test(String(src)) ? [] : [`src ${src}`]),
  ];
}
