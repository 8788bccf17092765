import { brand } from "../contract/brand";
import { escapeHtml } from "./escape-html";
import { MAIL_COLOURS, mailAccent, mailStyles } from "./mail-styles";

export type MailContent = {
  heading: string;
  /** Plain text; HTML in it is escaped. */
  paragraphs: string[];
  /** The coach's own text after the paragraphs: safe HTML, and the same as text. */
  body?: { html: string; text: string };
  /** Somebody else's words, set off from ours. */
  quote?: string;
  facts?: { label: string; value: string }[];
  action?: { label: string; url: string };
  code?: string;
  /** Small print: why this mail was sent, and what to do if it should not have been. */
  footnote: string;
  /** For mail that can be turned off: its topic, and the addresses for that. */
  unsubscribe?: { what: string; url: string; settingsUrl: string };
};

const { ink, paper, raised, muted, line } = MAIL_COLOURS;
/** Origin of the logo's address. */
let site = brand.origin;

/** Sets the origin of pictures in mail; the layout knows of no request. */
export const mailPicturesFrom = (origin: string) => {
  site = origin;
};

const INBOX_LENGTH = 160;
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const DISPLAY = "font-family:'Arial Narrow','Helvetica Neue',Helvetica,Arial,sans-serif;font-weight:800";

/** Lays out a mail as HTML with inline styles and as equivalent plain text. All values are escaped. */
export function layOutMail(content: MailContent): { text: string; html: string } {
  return { text: asText(content), html: asHtml(content) };
}

function asText({ heading, paragraphs, body, quote, facts, action, code, footnote, unsubscribe }: MailContent): string {
  const parts = [heading, ...paragraphs];
  if (body) parts.push(body.text);
  if (quote) parts.push(quote.replace(/^/gm, "> "));
  if (facts) parts.push(facts.map(({ label, value }) => `${label}: ${value}`).join("\n"));
  if (action) parts.push(`${action.label}:\n${action.url}`);
  if (code) parts.push(`Code: ${code}`);
  parts.push(`--\n${footnote}`);
  if (unsubscribe) parts.push(`No more mail about ${unsubscribe.what}:\n${unsubscribe.url}`);
  parts.push(`${brand.name}, ${brand.support.email}`);
  return `${parts.join("\n\n")}\n`;
}

function asHtml(content: MailContent): string {
  const { heading, paragraphs, quote, facts, action, code } = content;
  const body = [
    ...paragraphs.map((text) => `<p style="margin:0 0 16px;line-height:1.6">${lines(text)}</p>`),
    content.body?.html,
    quote && quoted(quote),
    facts?.length && factTable(facts),
    action && button(action),
    code && digits(code),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>${mailStyles()}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${paper};color:${ink};${FONT};font-size:16px">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(inbox(content))}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${paper}">
<tr><td align="center" style="padding:28px 12px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left">
<tr><td class="ink" style="padding:0 4px 14px;${DISPLAY};font-size:24px;line-height:1;letter-spacing:-0.5px;text-transform:uppercase;color:${ink}">${mark()}${escapeHtml(brand.name)}</td></tr>
<tr><td>${belt()}</td></tr>
<tr><td class="raised ink" style="padding:36px 32px 20px;background:${raised};border:1px solid ${line};border-top:0;color:${ink};font-size:16px">
<h1 style="margin:0 0 20px;${DISPLAY};font-size:30px;line-height:1.1;letter-spacing:-0.5px">${escapeHtml(heading)}</h1>
${body.filter(Boolean).join("\n")}
</td></tr>
<tr><td class="muted" style="padding:18px 4px 0;color:${muted};font-size:13px;line-height:1.6">${footer(content)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** What a list of mails shows beside the subject. */
const inbox = ({ paragraphs, body }: MailContent) =>
  body ? body.text.slice(0, INBOX_LENGTH) : paragraphs.slice(0, 2).join(" ");

const lines = (text: string) => escapeHtml(text).replaceAll("\n", "<br>");

const quoted = (text: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td class="quote" style="padding:2px 0 2px 16px;border-left:3px solid ${mailAccent().light};line-height:1.6">${lines(text)}</td></tr></table>`;

function factTable(facts: { label: string; value: string }[]): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td class="muted line" width="30%" valign="top" style="padding:10px 16px 10px 0;border-top:1px solid ${line};color:${muted};font-size:14px;line-height:1.5;white-space:nowrap">${escapeHtml(label)}</td><td class="line" valign="top" style="padding:10px 0;border-top:1px solid ${line};line-height:1.5;word-break:break-word">${lines(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 16px">${rows.join("")}</table>`;
}

const button = ({ label, url }: { label: string; url: string }) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:26px 0 22px"><tr><td class="button" style="background:${mailAccent().light};border-radius:4px"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:15px 24px;background:${mailAccent().light};border-radius:4px;color:${raised};font-weight:600;line-height:1.2;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;

const digits = (code: string) =>
  `<p style="margin:24px 0;${FONT};font-size:34px;line-height:1.2;letter-spacing:7px;font-weight:700;font-variant-numeric:tabular-nums">${escapeHtml(code)}</p>`;

function footer({ footnote, unsubscribe }: MailContent): string {
  const link = (label: string, url: string) =>
    `<a class="muted" href="${escapeHtml(url)}" style="color:${muted};text-decoration:underline">${escapeHtml(label)}</a>`;
  const parts = [escapeHtml(footnote)];
  if (unsubscribe) {
    const { what, url, settingsUrl } = unsubscribe;
    parts.push(`${link(`No more mail about ${what}`, url)} &nbsp;·&nbsp; ${link("All settings", settingsUrl)}`);
  }
  parts.push(`${escapeHtml(brand.legal.entity)} &nbsp;·&nbsp; ${escapeHtml(brand.support.email)}`);
  return parts.map((part) => `<p style="margin:0 0 8px">${part}</p>`).join("\n");
}

/** The coach's logo. It stands beside the name, which is enough for readers without pictures. */
const mark = () =>
  brand.logo.mark
    ? `<img src="${escapeHtml(new URL(brand.logo.mark, site).href)}" alt="" width="36" height="36" style="width:36px;height:36px;margin-right:10px;border:0;vertical-align:middle">`
    : "";

/** The brand's mark drawn with table cells: a belt with its bar and two stripes. */
const belt = () =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${[
    [`<td class="belt" height="10" style="`, ink],
    [`<td class="bar" width="14" height="10" style="width:14px;`, mailAccent().light],
    [`<td width="4" height="10" style="width:4px;`, "#fffefa"],
    [`<td class="bar" width="6" height="10" style="width:6px;`, mailAccent().light],
    [`<td width="4" height="10" style="width:4px;`, "#fffefa"],
    [`<td class="bar" width="34" height="10" style="width:34px;`, mailAccent().light],
    [`<td class="belt" width="28" height="10" style="width:28px;`, ink],
  ]
    .map(([cell, colour]) => `${cell}background:${colour};font-size:0;line-height:0">&nbsp;</td>`)
    .join("")}</tr></table>`;
