import { shardName } from "../worker/contract/live";

export type Census = { sockets: number; people: number };

/** An empty shard is spoken to for so long, as a socket may still be on its way to it. */
const KEPT_MS = 60_000;

/**
 * What the first shard knows of the others. Shards are filled in order, so that the last ones empty first. How many there
 * are is stored before anybody is sent to a new one: an event reaches every socket, also after this object was restarted.
 */
export class Shards<Shard extends { census(): Promise<Census> }> {
  /** Sockets by shard, as last heard of and counted on; null when that is not known. */
  private sockets: number[] | null = null;
  private lastAssigned = 0;

  constructor(
    private readonly ctx: DurableObjectState,
    private readonly at: (name: string) => Shard,
    private readonly socketsPerShard: number,
  ) {}

  /** Where the next socket goes. `own` counts the sockets of the first shard. */
  async assign(own: () => number): Promise<string> {
    let index = this.roomiest(own());
    if (index === null) {
      // Before another one is opened: whether those that are known are really full.
      await this.ask();
      index = this.roomiest(own()) ?? this.open();
    }
    if (this.sockets) this.sockets[index] = (this.sockets[index] ?? 0) + 1;
    this.lastAssigned = Date.now();
    return shardName(index);
  }

  /** Asks every shard, forgets the last ones if they are empty, and answers how many people there are in all. */
  async count(own: Census): Promise<number> {
    const others = await this.ask();
    let last = this.others;
    if (Date.now() - this.lastAssigned > KEPT_MS) while (last > 0 && others[last - 1]?.sockets === 0) last -= 1;
    if (last < this.others) this.ctx.storage.kv.put("others", last);
    return others.reduce((sum, { people }) => sum + people, own.people);
  }

  /** Calls all other shards at once. One that fails is logged, and the rest still hear. */
  async each(call: (shard: Shard) => Promise<unknown>): Promise<void> {
    await Promise.all(this.all().map((shard) => call(shard).catch(report)));
  }

  private get others(): number {
    return this.ctx.storage.kv.get<number>("others") ?? 0;
  }

  private all(): Shard[] {
    return Array.from({ length: this.others }, (_, before) => this.at(shardName(before + 1)));
  }

  private roomiest(own: number): number | null {
    if (own < this.socketsPerShard) return 0;
    const index = this.sockets?.findIndex((count, shard) => shard > 0 && count < this.socketsPerShard) ?? -1;
    return index > 0 ? index : null;
  }

  private open(): number {
    const index = this.others + 1;
    this.ctx.storage.kv.put("others", index);
    return index;
  }

  private async ask(): Promise<Census[]> {
    const full = { sockets: this.socketsPerShard, people: 0 };
    const found = await Promise.all(
      this.all().map((shard) =>
        shard.census().catch((error: unknown) => {
          report(error);
          return full;
        }),
      ),
    );
    this.sockets = [0, ...found.map(({ sockets }) => sockets)];
    return found;
  }
}

function report(error: unknown): void {
  // In the shape of `worker/platform/log.ts`, which a room does not know.
  console.error(
    JSON.stringify({ time: new Date().toISOString(), level: "error", event: "live_shard", error: String(error) }),
  );
}
