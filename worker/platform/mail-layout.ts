import { brand } from "../contract/brand";
import { escapeHtml } from "./escape-html";

export type MailContent = {
  heading: string;
  /** Plain text; nothing in it is read as HTML. */
  paragraphs: string[];
  action?: { label: string; url: string };
  code?: string;
  /** Small print under the rule: why this mail came and what to do if it should not have. */
  footnote: string;
};

// Mail clients know neither custom properties nor the product's style sheet: these repeat its light palette.
const PAPER = "#f6f3ec";
const RAISED = "#fffdf8";
const INK = "#14130f";
const MUTED = "#5f594d";
const LINE = "#d8d1c1";
const ACCENT = "#b83009";
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** One design for every mail, as HTML with inline styles and as plain text that says the same. All values are escaped. */
export function layOutMail(content: MailContent): { text: string; html: string } {
  return { text: asText(content), html: asHtml(content) };
}

function asText({ heading, paragraphs, action, code, footnote }: MailContent): string {
  const parts = [heading, ...paragraphs];
  if (action) parts.push(`${action.label}:\n${action.url}`);
  if (code) parts.push(`Code: ${code}`);
  parts.push(`--\n${footnote}\n${brand.name}, ${brand.support.email}`);
  return `${parts.join("\n\n")}\n`;
}

function asHtml({ heading, paragraphs, action, code, footnote }: MailContent): string {
  const lines = paragraphs.map((text) => `<p style="margin:0 0 16px;line-height:1.55">${escapeHtml(text)}</p>`);
  const button =
    action &&
    `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 22px;background:${ACCENT};color:${RAISED};text-decoration:none;font-weight:600;border-radius:4px">${escapeHtml(action.label)}</a></p>`;
  const digits =
    code &&
    `<p style="margin:24px 0;font-size:32px;letter-spacing:6px;font-weight:700;font-variant-numeric:tabular-nums">${escapeHtml(code)}</p>`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:32px 16px;background:${PAPER};color:${INK};${FONT};font-size:16px">
<div style="max-width:520px;margin:0 auto;padding:32px;background:${RAISED};border:1px solid ${LINE};border-radius:6px">
<p style="margin:0 0 24px;font-weight:700;letter-spacing:1px;text-transform:uppercase;font-size:13px">${escapeHtml(brand.name)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${escapeHtml(heading)}</h1>
${[...lines, button, digits].filter(Boolean).join("\n")}
<hr style="border:0;border-top:1px solid ${LINE};margin:28px 0 16px">
<p style="margin:0;color:${MUTED};font-size:13px;line-height:1.5">${escapeHtml(footnote)} Questions: ${escapeHtml(brand.support.email)}</p>
</div>
</body>
</html>
`;
}
