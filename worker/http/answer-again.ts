import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./context";

/** Answers a request whose session has changed since it was read last once more, now knowing what it says. */
export const answerAgainIfChanged = (answer: (c: Context<AppEnv>) => Response | Promise<Response>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (!c.get("session")?.hasChanged) return;
    // Set at once, it would take over the headers of the answer that was given up.
    c.res = undefined;
    c.res = await answer(c);
  });
