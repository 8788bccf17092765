import { MAIL_COLOURS, mailAccent } from "./mail-styles";

type Look = { style?: string; className?: string };

const { line } = MAIL_COLOURS;
const HEADING =
  "margin:28px 0 12px;font-family:'Arial Narrow','Helvetica Neue',Helvetica,Arial,sans-serif;font-weight:800;line-height:1.15";
const MONO = "font-family:ui-monospace,Menlo,Consolas,monospace;font-size:14px";

/** Inline styles of elements in somebody's own text; `mailStyles` changes these classes in dark mode. */
export function mailLook(tagName: string): Look {
  switch (tagName) {
    case "p":
      return { style: "margin:0 0 16px;line-height:1.6" };
    case "h2":
      return { style: `${HEADING};font-size:24px` };
    case "h3":
      return { style: `${HEADING};font-size:20px` };
    case "h4":
    case "h5":
    case "h6":
      return { style: `${HEADING};font-size:17px` };
    case "ul":
    case "ol":
      return { style: "margin:0 0 16px;padding:0 0 0 24px;line-height:1.6" };
    case "li":
      return { style: "margin:0 0 6px" };
    case "a":
      return { style: "color:inherit;text-decoration:underline" };
    case "blockquote":
      return {
        style: `margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid ${mailAccent().light}`,
        className: "quote",
      };
    case "hr":
      return { style: `margin:28px 0;border:0;border-top:1px solid ${line}`, className: "line" };
    case "code":
      return { style: MONO };
    case "pre":
      return { style: `margin:0 0 16px;white-space:pre-wrap;word-break:break-word;line-height:1.5;${MONO}` };
    case "table":
      return { style: "width:100%;margin:0 0 16px;border-collapse:collapse" };
    case "th":
    case "td":
      return { style: `padding:8px 12px 8px 0;border-top:1px solid ${line};text-align:left`, className: "line" };
    default:
      return {};
  }
}
