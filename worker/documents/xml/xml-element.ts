/**
 * A small part, or a piece of a large one, as a tree. Names are local. OOXML has no mixed content, so `text` needs no
 * position.
 */
export type XmlElement = {
  readonly name: string;
  readonly children: readonly XmlElement[];
  readonly text: string;
  /** An attribute by its local name. */
  attribute(name: string): string | undefined;
};

export function child(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  if (parent) for (const element of parent.children) if (element.name === name) return element;
  return undefined;
}

export function childrenNamed(parent: XmlElement | undefined, name: string): XmlElement[] {
  return parent?.children.filter((element) => element.name === name) ?? [];
}

/** The `val` attribute of a child, the way OOXML writes most properties. */
export function childValue(parent: XmlElement | undefined, name: string): string | undefined {
  return child(parent, name)?.attribute("val");
}

/** An on/off property (ISO 29500-1, 17.17.4): absent is undefined, present without a value is on. */
export function toggle(parent: XmlElement | undefined, name: string): boolean | undefined {
  const element = child(parent, name);
  return element ? isOn(element.attribute("val") ?? "1") : undefined;
}

export function isOn(value: string | undefined): boolean {
  return value !== undefined && value !== "0" && value !== "false" && value !== "off" && value !== "none";
}
