export type Form = { [key: string]: string | Form };

/** Parses a form body or query of the SDK: `items[0][price]=x&expand[]=y`. Lists become objects keyed by index. */
export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.split(/\[|\]\[|\]/).filter((key, at, all) => key !== "" || at < all.length - 1);
    let place = form;
    for (const key of keys.slice(0, -1)) {
      const next = place[key];
      const inner: Form = typeof next === "object" ? next : {};
      place[key] = inner;
      place = inner;
    }
    const last = keys.at(-1) || String(Object.keys(place).length);
    place[last] = value;
  }
  return form;
}

export const text = (form: Form, key: string): string | undefined => {
  const value = form[key];
  return typeof value === "string" ? value : undefined;
};

export const inner = (form: Form, key: string): Form => {
  const value = form[key];
  return typeof value === "object" ? value : {};
};

export const list = (form: Form, key: string): (string | Form)[] => Object.values(inner(form, key));

/** Returns the first parameter that Stripe does not document, so that the product sends only documented ones. */
export function onlyKnown(form: Form, known: string[]): string | undefined {
  return Object.keys(form).find((key) => key !== "expand" && !known.includes(key));
}
