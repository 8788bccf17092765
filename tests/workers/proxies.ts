import { DurableObject } from "cloudflare:workers";

const Native = Proxy;
const made = new WeakSet<object>();

/**
 * The pool wraps the prototype of its stand-in for a Durable Object once more for every object that it makes, so that
 * after some thousand limits each call of one goes through some thousand proxies (cloudflare/workers-sdk#15092; mended in
 * version 1.1.3 of what the package is called now). Here a prototype that is wrapped already stays as it is. A setup file
 * runs before each file of tests, this is done once a runtime.
 */
if (!("keepsPrototypes" in Native)) {
  globalThis.Proxy = new Native(Native, {
    construct: (target, [wrapped, handler]: [object, ProxyHandler<object>]) => {
      if (made.has(wrapped)) return wrapped;
      const proxy = new target(wrapped, handler);
      if (wrapped instanceof DurableObject) made.add(proxy);
      return proxy;
    },
    has: (target, key) => key === "keepsPrototypes" || key in target,
  });
}
