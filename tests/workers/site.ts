import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import worker from "../../worker/index";

/**
 * The product, asked as the network asks it. The pool's own way goes through a wrapper in which each call takes longer
 * than the one before: after a thousand, a hundred times as long.
 */
export const site = {
  async fetch(address: string | URL | Request, init?: RequestInit): Promise<Response> {
    const request = new Request(address, init) as Parameters<typeof worker.fetch>[0];
    return worker.fetch(request, env, createExecutionContext());
  },
};
