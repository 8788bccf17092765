import type { Db } from "../../../db/client";
import { answerCall } from "./answer-call";
import { withWorld } from "./world-store";

type Transport = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Returns the simulator as the SDK's fetch: calls go to the stored world, never to the network. */
export function simulatorTransport(db: Db, now: Date, onEvents: () => void): Transport {
  return async (address, init) => {
    const request = new Request(address as RequestInfo, init);
    const { pathname, search } = new URL(request.url);
    // Read as bytes, because workerd warns if a form is read as text.
    const body = new TextDecoder().decode(await request.arrayBuffer());
    const call = {
      method: request.method,
      path: pathname,
      query: search.slice(1),
      body,
      idempotencyKey: request.headers.get("idempotency-key"),
    };
    const { answer, hasEvents } = await withWorld(db, now, (world, seconds) => ({
      answer: answerCall(world, call, seconds),
      hasEvents: world.undelivered.length > 0,
    }));
    if (hasEvents) onEvents();
    return Response.json(answer.body, {
      status: answer.status,
      headers: { ...answer.headers, "request-id": `req_sim_${crypto.randomUUID().slice(0, 8)}` },
    });
  };
}
