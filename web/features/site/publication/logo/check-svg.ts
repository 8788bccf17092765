import { UploadRefused } from "../../../../media/upload-refused";

const SVG = "http://www.w3.org/2000/svg";
/** Attribute namespaces that a drawing may use, and the namespace of namespace declarations. */
const KNOWN = new Set([null, "http://www.w3.org/1999/xlink", "http://www.w3.org/XML/1998/namespace"]);
const NAMES = "http://www.w3.org/2000/xmlns/";
/** Elements a logo may use. All others are refused, among them those that run, load, embed or animate. */
const SHAPES = new Set([
  ...["svg", "g", "defs", "symbol", "use", "title", "desc", "style", "text", "tspan"],
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"],
  ...["linearGradient", "radialGradient", "stop", "clipPath", "mask", "pattern"],
]);
const AGAIN = "Export it as plain shapes and try again.";
/** The longer side in pixels at which an SVG is first drawn, before it is scaled down. */
const DRAWN_AT = 1024;

/**
 * Returns an SVG file's text reduced to its shapes, and its size. Refuses what could run or load something; drops what
 * drawing programs add beside the shapes. It is drawn as an image, where nothing runs or loads, and never uploaded.
 */
export function checkedSvg(text: string): { svg: string; width: number; height: number } {
  if (/<!ENTITY/i.test(text)) throw new UploadRefused(`This SVG defines abbreviations of its own (ENTITY). ${AGAIN}`);
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (root.namespaceURI !== SVG || root.localName !== "svg" || root.querySelector("parsererror")) {
    throw new UploadRefused("This SVG is damaged or incomplete. Open it, save it again and try once more.");
  }
  checkElement(root);
  const size = sizeOf(root);
  root.setAttribute("width", String(size.width));
  root.setAttribute("height", String(size.height));
  return { svg: new XMLSerializer().serializeToString(root), ...size };
}

function checkElement(element: Element): void {
  const { localName } = element;
  if (localName === "script") throw new UploadRefused(`This SVG carries a script. ${AGAIN}`);
  if (!SHAPES.has(localName)) {
    throw new UploadRefused(`This SVG has a part in it that is no plain shape: <${localName}>. ${AGAIN}`);
  }
  for (const attribute of [...element.attributes]) {
    if (KNOWN.has(attribute.namespaceURI)) checkAttribute(attribute);
    else if (attribute.namespaceURI !== NAMES) element.removeAttributeNode(attribute);
  }
  if (localName === "style") checkValue(element.textContent ?? "");
  for (const child of [...element.childNodes]) {
    const isNote = child instanceof Element && (child.namespaceURI !== SVG || child.localName === "metadata");
    if (isNote || child.nodeType === Node.COMMENT_NODE || child.nodeType === Node.PROCESSING_INSTRUCTION_NODE) {
      child.remove();
    } else if (child instanceof Element) {
      checkElement(child);
    }
  }
}

function checkAttribute({ localName, value }: Attr): void {
  const name = localName.toLowerCase();
  if (name.startsWith("on")) throw new UploadRefused(`This SVG runs something by itself (${localName}). ${AGAIN}`);
  const isElsewhere = name === "src" || name === "base" || (name === "href" && !value.trim().startsWith("#"));
  if (isElsewhere) throw fromElsewhere(value);
  checkValue(value);
}

/** A backslash could write any of these as a CSS escape. */
function checkValue(value: string): void {
  const [found] =
    /@import[^;]*|url\(\s*["']?\s*(?!["'#\s])[^)]*|(?:javascript|data|https?)\s*:[^\s"')]*|\\[^\s]*/i.exec(value) ?? [];
  if (found !== undefined) throw fromElsewhere(found);
}

const fromElsewhere = (what: string) =>
  new UploadRefused(`This SVG takes something from elsewhere (${what.trim().slice(0, 60)}). ${AGAIN}`);

function sizeOf(root: Element): { width: number; height: number } {
  const own = [root.getAttribute("width"), root.getAttribute("height")].map((side) =>
    side?.includes("%") ? Number.NaN : Number.parseFloat(side ?? ""),
  );
  const box =
    root
      .getAttribute("viewBox")
      ?.trim()
      .split(/[\s,]+/)
      .map(Number)
      .slice(2) ?? own;
  const [width = 0, height = 0] = box;
  if (!(width > 0 && height > 0)) {
    throw new UploadRefused("This SVG does not say how large its drawing is (viewBox). Export it again.");
  }
  if (!root.hasAttribute("viewBox")) root.setAttribute("viewBox", `0 0 ${width} ${height}`);
  const scale = DRAWN_AT / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
