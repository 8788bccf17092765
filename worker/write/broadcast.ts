import type { CommunityEvent, ThreadEvent } from "../contract/live";
import { closeSockets, publish, type Rooms, sendTo } from "../platform/live";
import type { Committed, Scope, Write } from "./writing";

type Telling = Write<Scope & { env: Rooms; later: (work: Promise<unknown>) => void }>;

/** Tells the community room of what is stored: the event, or what it is by what the write has answered. */
export function broadcast(write: Telling, event: CommunityEvent | ((done: Committed) => CommunityEvent | null)): void {
  const { env, later } = write.ctx;
  write.after((done) => {
    const told = typeof event === "function" ? event(done) : event;
    if (told) later(publish(env, told));
  });
}

type Private = { event: ThreadEvent; userId: string };

/** Tells one member and the staff, of what nobody else may hear. */
export function broadcastPrivately(write: Telling, privately: (done: Committed) => Private | null): void {
  const { env, later } = write.ctx;
  write.after((done) => {
    const told = privately(done);
    if (!told) return;
    later(sendTo(env, { userId: told.userId }, told.event));
    later(sendTo(env, { admins: true }, told.event));
  });
}

/** Has the pages of all admins look again at what waits for them. */
export function refreshAdmins(write: Telling, isTold: (done: Committed) => boolean = () => true): void {
  const { env, later } = write.ctx;
  write.after((done) => {
    if (isTold(done)) later(sendTo(env, { admins: true }, { type: "notice" }));
  });
}

/** Has the pages of one member look again at what there is for them. */
export function refreshMember(write: Telling, userId: string, isTold: (done: Committed) => boolean = () => true): void {
  const { env, later } = write.ctx;
  write.after((done) => {
    if (isTold(done)) later(sendTo(env, { userId }, { type: "notice" }));
  });
}

/** Ends the live sockets of somebody whose sessions have ended. */
export function disconnect(write: Telling, userId: string): void {
  const { env, later } = write.ctx;
  write.after(() => later(closeSockets(env, userId)));
}
