import type { Params, Result, Router } from "hono/router";
import { TrieRouter } from "hono/router/trie-router";

const MOST_KNOWN = 500;

/**
 * Caches route lookups by method and path. Some of our paths are too alike for Hono's fast router, and its TrieRouter
 * walks the whole tree on each request, which takes as long as the rest of a short answer.
 */
export class RememberingRouter<T> implements Router<T> {
  readonly name = "RememberingRouter";
  private readonly tree = new TrieRouter<T>();
  private readonly last = new TrieRouter<T>();
  private readonly known = new Map<string, Result<T>>();
  private adding = this.tree;

  add(method: string, path: string, handler: T): void {
    this.known.clear();
    this.adding.add(method, path, handler);
  }

  /** What is added meanwhile answers only what no other route does, also those that are added later. */
  addLast(add: () => void): void {
    this.adding = this.last;
    add();
    this.adding = this.tree;
  }

  match(method: string, path: string): Result<T> {
    const address = `${method} ${path}`;
    const known = this.known.get(address);
    if (known) return known;
    const found: Result<T> = [[this.tree, this.last].flatMap((each) => each.match(method, path)[0] as [T, Params][])];
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(address, found);
    return found;
  }
}
