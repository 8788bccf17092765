import { DurableObject } from "cloudflare:workers";

type Window = { count: number; resetAt: number };

/**
 * One object per limited thing (an account, an address, a global limit): a fixed window that is exact because the
 * object is single, and survives restarts because it is stored.
 */
export class RateLimiterObject extends DurableObject {
  /** Counts one call. Answers the milliseconds to wait, 0 when the call is within `limit` per `windowMs`. */
  async take(limit: number, windowMs: number, now: number): Promise<number> {
    const stored = await this.ctx.storage.get<Window>("window");
    const open = stored && stored.resetAt > now;
    const window: Window = open ? { ...stored, count: stored.count + 1 } : { count: 1, resetAt: now + windowMs };
    if (open && stored.count >= limit) return stored.resetAt - now;
    await this.ctx.storage.put("window", window);
    if (!open) await this.ctx.storage.setAlarm(window.resetAt + 1000);
    return 0;
  }

  /** Begins a window anew, whatever was counted in the one before. */
  async open(windowMs: number, now: number): Promise<void> {
    const window: Window = { count: 0, resetAt: now + windowMs };
    await this.ctx.storage.put("window", window);
    await this.ctx.storage.setAlarm(window.resetAt + 1000);
  }

  /** Counts one call of a window that was opened. */
  async use(limit: number, now: number): Promise<"used" | "spent" | "closed"> {
    const window = await this.ctx.storage.get<Window>("window");
    if (!window || window.resetAt <= now) return "closed";
    if (window.count >= limit) return "spent";
    await this.ctx.storage.put("window", { ...window, count: window.count + 1 });
    return "used";
  }

  /** That objects of this kind are there. */
  answers(): boolean {
    return true;
  }

  /** Forgets the window, as after the right password. */
  async clear(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
