import { z } from "zod";

/** A schema as JSON Schema says it, as far as it is told here. */
type Shape = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
};

const VALUES_MOST = 14;
/** Of what stands inside a field; of more only the names are told. */
const TYPED_FIELDS_MOST = 6;
const TEXT_FORMATS: Record<string, string> = { date: "date", "date-time": "instant", uri: "address" };

/** The fields of a schema in a few words each: `title: text 1–200`, `priority?: 1–10`, `range?: 30d|90d|1y`. */
export function fieldsInWords(schema: z.ZodType): string {
  const shape = shapeOf(schema);
  const fields = Object.entries(shape.properties ?? {});
  if (!shape.properties) return inWords(shape);
  const isPaged = "cursor" in shape.properties && "limit" in shape.properties;
  return [
    ...fields
      .filter(([name]) => !isPaged || !["cursor", "limit"].includes(name))
      .map(([name, field]) => `${nameOf(shape, name)}: ${inWords(field)}`),
    ...(isPaged ? ["cursor?, limit?"] : []),
  ].join(", ");
}

function shapeOf(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      // A text that is cleaned first is read up to a multiple of its limit: the limit is what stands behind the cleaning.
      const { def } = zodSchema._zod;
      if (def.type !== "pipe") return;
      const most = (def as unknown as { out: z.ZodType }).out._zod.bag.maximum;
      if (jsonSchema.type === "string" && typeof most === "number") jsonSchema.maxLength = most;
    },
  }) as Shape;
}

const nameOf = (shape: Shape, name: string) => (shape.required?.includes(name) ? name : `${name}?`);

function inWords(shape: Shape, isInside = false): string {
  if (shape.const !== undefined) return String(shape.const);
  if (shape.enum) return valuesOf(shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return [...new Set(choices.map((choice) => inWords(choice, isInside)))].join(" or ");
  if (Array.isArray(shape.type)) return shape.type.map((type) => inWords({ type })).join(" or ");
  if (shape.type === "array") return listInWords(shape, isInside);
  if (shape.type === "object") return objectInWords(shape, isInside);
  if (shape.type === "string") return `${TEXT_FORMATS[shape.format ?? ""] ?? "text"}${lengthInWords(shape)}`;
  if (shape.type === "number" || shape.type === "integer") return numberInWords(shape);
  return shape.type ?? "anything";
}

function valuesOf(values: unknown[]): string {
  const shown = values.filter((value) => value !== "").slice(0, VALUES_MOST);
  return shown.join("|") + (values.length > VALUES_MOST ? "|…" : "");
}

function objectInWords(shape: Shape, isInside: boolean): string {
  const fields = Object.entries(shape.properties ?? {});
  if (fields.length === 0) {
    const values = shape.additionalProperties;
    return `{name: ${typeof values === "object" ? inWords(values, true) : "anything"}}`;
  }
  const isShort = !isInside && fields.length <= TYPED_FIELDS_MOST;
  const told = fields.map(([name, field]) => nameOf(shape, name) + (isShort ? `: ${inWords(field, true)}` : ""));
  return `{${told.join(", ")}}`;
}

function listInWords(shape: Shape, isInside: boolean): string {
  const most = span(shape.minItems, shape.maxItems);
  return `[${most ? `${most} of ` : ""}${inWords(shape.items ?? {}, isInside)}]`;
}

function lengthInWords({ minLength, maxLength, format }: Shape): string {
  if (format && format in TEXT_FORMATS && maxLength === undefined) return "";
  const length = span(minLength, maxLength);
  return length && ` ${length}`;
}

function numberInWords({ type, minimum, maximum, exclusiveMinimum }: Shape): string {
  const least = type === "integer" && exclusiveMinimum !== undefined ? exclusiveMinimum + 1 : minimum;
  return span(least, maximum) || "number";
}

/** "1–200", "≤ 200", "≥ 1"; what no number in a computer exceeds is no limit. */
function span(least: number | undefined, most: number | undefined): string {
  const from = least === undefined || least <= Number.MIN_SAFE_INTEGER ? null : least;
  const to = most === undefined || most >= Number.MAX_SAFE_INTEGER ? null : most;
  if (from !== null && to !== null) return from === to ? `${to}` : from === 0 ? `≤ ${to}` : `${from}–${to}`;
  if (to !== null) return `≤ ${to}`;
  return from === null ? "" : `≥ ${from}`;
}
