import type { CommunityEvent, ThreadEvent } from "../contract/live";
import { closeSockets, publish, type Rooms, sendTo } from "../platform/live";
import type { Committed, Scope, Write } from "./writing";

type Telling = Write<Scope & { env: Rooms; later: (work: Promise<unknown>) => void }>;

/** Publishes an event to the community room after the commit; a function may derive it from the results. */
export function broadcast(write: Telling, event: CommunityEvent | ((done: Committed) => CommunityEvent | null)): void {
  const { env, later } = write.ctx;
  write.after((done) => {
    const message = typeof event === "function" ? event(done) : event;
    if (message) later(publish(env, message));
  });
}

type Private = { event: ThreadEvent; userId: string };

/** Tells one member and the staff, of what nobody else may hear. */
export function broadcastPrivately(write: Telling, privately: (done: Committed) => Private | null): void {
  const { env, later } = write.ctx;
  write.after((done) => {
    const message = privately(done);
    if (!message) return;
    later(sendTo(env, { userId: message.userId }, message.event));
    later(sendTo(env, { admins: true }, message.event));
  });
}

/** Has the pages of all admins look again at what waits for them. */
export function refreshAdmins(write: Telling, isTold: (done: Committed) => boolean = () => true): void {
  const { env, later } = write.ctx;
  write.after((done) => {
    if (isTold(done)) later(sendTo(env, { admins: true }, { type: "notice" }));
  });
}

/** Makes the open pages of one member refresh. */
export function refreshMember(write: Telling, userId: string, isTold: (done: Committed) => boolean = () => true): void {
  const { env, later } = write.ctx;
  write.after((done) => {
    if (isTold(done)) later(sendTo(env, { userId }, { type: "notice" }));
  });
}

/** Closes the live sockets of a user whose sessions have ended. */
export function disconnect(write: Telling, userId: string): void {
  const { env, later } = write.ctx;
  write.after(() => later(closeSockets(env, userId)));
}
