import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./context";

/** Answers a request a second time if its session turned out to have changed since it was last read. */
export const answerAgainIfChanged = (answer: (c: Context<AppEnv>) => Response | Promise<Response>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (!c.get("session")?.hasChanged) return;
    // Without this, Hono would merge the headers of the discarded response into the new one.
    c.res = undefined;
    c.res = await answer(c);
  });
