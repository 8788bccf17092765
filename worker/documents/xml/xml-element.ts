/**
 * An element without its namespace prefix: producers choose prefixes freely ("w:", "ns0:", none) and the strict and
 * the transitional dialect differ only in namespace URIs. OOXML has no mixed content, so `text` needs no position.
 */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
};

export function child(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  return parent?.children.find((element) => element.name === name);
}

export function childrenNamed(parent: XmlElement | undefined, name: string): XmlElement[] {
  return parent?.children.filter((element) => element.name === name) ?? [];
}

/** The `val` attribute of a child, the way OOXML writes most properties. */
export function childValue(parent: XmlElement | undefined, name: string): string | undefined {
  return child(parent, name)?.attributes.val;
}

/** An on/off property (ISO 29500-1, 17.17.4): absent is undefined, present without a value is on. */
export function toggle(parent: XmlElement | undefined, name: string): boolean | undefined {
  const element = child(parent, name);
  if (!element) return undefined;
  return !["0", "false", "off", "none"].includes(element.attributes.val ?? "1");
}
