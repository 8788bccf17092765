import { DurableObject } from "cloudflare:workers";

type Window = { count: number; resetAt: number };

/**
 * One object per limited key (an account, an address, a global limit): a fixed window, exact because the object is
 * single, and stored, so that it survives restarts.
 */
export class RateLimiterObject extends DurableObject {
  /** Counts one call. Returns 0 if it is within `limit` per `windowMs`, otherwise the milliseconds to wait. */
  async take(limit: number, windowMs: number, now: number): Promise<number> {
    const stored = await this.ctx.storage.get<Window>("window");
    const open = stored && stored.resetAt > now;
    const window: Window = open ? { ...stored, count: stored.count + 1 } : { count: 1, resetAt: now + windowMs };
    if (open && stored.count >= limit) return stored.resetAt - now;
    await this.ctx.storage.put("window", window);
    if (!open) await this.ctx.storage.setAlarm(window.resetAt + 1000);
    return 0;
  }

  /** Opens a new window, whatever the previous one counted. */
  async open(windowMs: number, now: number): Promise<void> {
    const window: Window = { count: 0, resetAt: now + windowMs };
    await this.ctx.storage.put("window", window);
    await this.ctx.storage.setAlarm(window.resetAt + 1000);
  }

  /** Counts one call in an opened window. */
  async use(limit: number, now: number): Promise<"used" | "spent" | "closed"> {
    const window = await this.ctx.storage.get<Window>("window");
    if (!window || window.resetAt <= now) return "closed";
    if (window.count >= limit) return "spent";
    await this.ctx.storage.put("window", { ...window, count: window.count + 1 });
    return "used";
  }

  /** Health check: returns true if the object can be reached. */
  answers(): boolean {
    return true;
  }

  /** Forgets the window, for example after the right password. */
  async clear(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
