import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";

type Import = { file: string; within: readonly string[] };
type Module = {
  /** What it imports at once. */
  imports: string[];
  /** What it loads later, and the functions in whose arguments it says so. */
  later: Import[];
  /** All words of its texts: what may be a class. */
  words: ReadonlySet<string>;
};

const known = new Map<string, Module>();

export function forgetModules(): void {
  known.clear();
}

/** What a module of the web is about, as far as styles go. */
export function moduleAt(file: string): Module {
  const before = known.get(file);
  if (before) return before;
  const { module, program } = parseSync(file, readFileSync(file, "utf8"));
  const requests = [
    ...module.staticImports
      .filter(({ entries }) => !entries.length || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
  ];
  const words = new Set<string>();
  const later: Import[] = [];
  look(program, [], {
    text: (value) => {
      for (const word of value.split(/\s+/)) words.add(word);
    },
    later: (request, within) => {
      const found = resolve(file, request);
      if (found) later.push({ file: found, within });
    },
  });
  const imports = requests.flatMap((request) => resolve(file, request) ?? []);
  const made = { imports, later, words };
  known.set(file, made);
  return made;
}

/** A module and all that comes with it; `also` adds what it would load later. */
export function closure(
  starts: readonly string[],
  { without, also = () => false }: { without?: ReadonlySet<string>; also?: (later: Import) => boolean } = {},
): Set<string> {
  const found = new Set<string>();
  const open = [...starts];
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file) || without?.has(file)) continue;
    found.add(file);
    const { imports, later } = moduleAt(file);
    open.push(...imports, ...later.filter(also).map((loaded) => loaded.file));
  }
  return found;
}

function resolve(from: string, request: string): string | null {
  if (!request.startsWith(".")) return null;
  const file = path.resolve(path.dirname(from), request);
  if (/\.tsx?$/.test(file)) return file;
  return [".ts", ".tsx"].map((ending) => file + ending).find((name) => existsSync(name)) ?? null;
}

type Seen = { text: (value: string) => void; later: (request: string, within: readonly string[]) => void };

/** Goes through a syntax tree. Only strings are words: not names, nor the prose between tags. */
function look(node: unknown, within: readonly string[], seen: Seen): void {
  if (Array.isArray(node)) {
    for (const each of node) look(each, within, seen);
    return;
  }
  if (!isNode(node)) return;
  if (node.type === "Literal" && typeof node.value === "string") seen.text(node.value);
  if (node.type === "TemplateElement") seen.text((node.value as { cooked: string | null }).cooked ?? "");
  if (node.type === "ImportExpression" && isNode(node.source) && typeof node.source.value === "string")
    seen.later(node.source.value, within);
  const called = node.type === "CallExpression" && isNode(node.callee) ? node.callee.name : null;
  const inside = typeof called === "string" ? [...within, called] : within;
  for (const child of Object.values(node)) look(child, inside, seen);
}

type Node = { type: string; [name: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
