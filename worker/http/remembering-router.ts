import type { Result, Router } from "hono/router";
import { TrieRouter } from "hono/router/trie-router";

const MOST_KNOWN = 500;

/**
 * Caches route lookups by method and path. Some of our paths are too alike for Hono's fast router, and its TrieRouter
 * walks the whole tree on each request, which takes as long as the rest of a short answer.
 */
export class RememberingRouter<T> implements Router<T> {
  readonly name = "RememberingRouter";
  private readonly tree = new TrieRouter<T>();
  private readonly known = new Map<string, Result<T>>();

  add(method: string, path: string, handler: T): void {
    this.known.clear();
    this.tree.add(method, path, handler);
  }

  match(method: string, path: string): Result<T> {
    const address = `${method} ${path}`;
    const known = this.known.get(address);
    if (known) return known;
    const found = this.tree.match(method, path);
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(address, found);
    return found;
  }
}
