import type ReconnectingSocket from "partysocket/ws";
import { CLOSE, HEARTBEAT, isRoomEvent, type RoomEvent } from "../../../worker/contract/live";
import { listeners as listenersOf } from "../browser/listeners";
import { lookForNetwork, onAnswered } from "../http/network";
import { onReturn } from "../http/network-return";
import { queryClient } from "../http/query-client";
import { currentSession } from "../session/session";
import { SESSION_KEY } from "../session/session-key";

/** `away`: it was open and is reconnecting. */
export type LiveState = "closed" | "connecting" | "open" | "away";

export type LiveListener = {
  onEvent: (event: RoomEvent) => void;
  /** The socket is open, for the first time or again: earlier events have to be fetched. */
  onOpen: () => void;
};

const PING_EVERY_MS = 25_000;
const PONG_WITHIN_MS = 8_000;
const RECONNECT_EVERY_MS = 5_000;
/** A refused socket gives no reason: from this attempt on, the session is checked. */
const ASK_FROM_ATTEMPT = 5;

const listeners = new Set<LiveListener>();
const stateChanges = listenersOf();
let socket: ReconnectingSocket | null = null;
let state: LiveState = "closed";
let pulse: ReturnType<typeof setInterval> | undefined;
let verdict: ReturnType<typeof setTimeout> | undefined;
let reconnectedAt = 0;
let stopReconnecting: (() => void)[] = [];

/** Listens to the live room; the first listener opens the socket, the last one closes it. Returns the stop function. */
export function listenLive(listener: LiveListener): () => void {
  listeners.add(listener);
  if (socket === null) open();
  else if (state === "open") listener.onOpen();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) close();
  };
}

export const watchLive = stateChanges.add;

export const liveState = () => state;

/** Reconnects at once, because the network seems to be back. */
export function reconnectNow(): void {
  if (state !== "away") return;
  reconnectedAt = Date.now();
  socket?.reconnect();
}

/** Limits reconnects: calls succeed all the time, even where sockets are refused. */
function reconnectThrottled(): void {
  const due = Date.now() - reconnectedAt > RECONNECT_EVERY_MS;
  if (due && socket?.readyState !== WebSocket.CONNECTING) reconnectNow();
}

/** The package is loaded after the page: events matter only once something is shown. */
function open(): void {
  setState("connecting");
  const isWaiting = () => listeners.size > 0 && socket === null;
  import("partysocket/ws").then(
    (code) => {
      if (isWaiting()) connect(code.default);
    },
    () => {
      if (!isWaiting()) return;
      setState("away");
      const stop = onReturn(() => {
        stop();
        if (isWaiting()) open();
      });
    },
  );
}

function connect(Socket: typeof ReconnectingSocket): void {
  const address = new URL("/ws", window.location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  const current = new Socket(address.href, undefined, {
    // Jitter: after a deploy all clients are disconnected at once and must not reconnect at once.
    minReconnectionDelay: 300 + Math.random() * 1200,
    maxReconnectionDelay: 15_000 + Math.random() * 10_000,
    reconnectionDelayGrowFactor: 1.7,
    connectionTimeout: 8_000,
    // Only heartbeats are sent, and an old one is useless.
    maxEnqueuedMessages: 0,
    // First the session is checked.
    shouldReconnectOnClose: ({ code }) => code !== CLOSE.sessionEnded,
  });
  socket = current;
  current.addEventListener("open", () => {
    if (socket !== current) return;
    setState("open");
    beat(current);
    for (const listener of listeners) listener.onOpen();
  });
  current.addEventListener("message", ({ data }) => {
    if (socket !== current) return;
    clearTimeout(verdict);
    verdict = undefined;
    const event = parsed(data);
    if (event) for (const listener of listeners) listener.onEvent(event);
  });
  current.addEventListener("close", ({ code }) => {
    if (socket !== current) return;
    stopBeating();
    setState("away");
    if (code === CLOSE.sessionEnded) void reconnectIfSignedIn(current);
    else if (current.retryCount >= ASK_FROM_ATTEMPT) void fetchSessionNow();
  });
  stopReconnecting = [onReturn(reconnectNow), onAnswered(reconnectThrottled)];
}

function close(): void {
  const current = socket;
  socket = null;
  stopBeating();
  for (const stop of stopReconnecting) stop();
  current?.close();
  setState("closed");
}

/** A dead connection may go unnoticed; only an answered ping shows that it is alive. */
function beat(current: ReconnectingSocket): void {
  stopBeating();
  pulse = setInterval(() => {
    if (current.readyState !== WebSocket.OPEN) return;
    current.send(HEARTBEAT.ask);
    verdict ??= setTimeout(() => current.reconnect(), PONG_WITHIN_MS);
  }, PING_EVERY_MS);
}

function stopBeating(): void {
  clearInterval(pulse);
  clearTimeout(verdict);
  verdict = undefined;
}

/** Reconnects if the member is still signed in; another of their sessions may have ended. */
async function reconnectIfSignedIn(current: ReconnectingSocket): Promise<void> {
  await queryClient.refetchQueries({ queryKey: SESSION_KEY });
  if (socket === current && currentSession().state !== "signed-out") current.reconnect();
}

async function fetchSessionNow(): Promise<void> {
  const answer = await lookForNetwork();
  if (answer?.status === 401) await queryClient.refetchQueries({ queryKey: SESSION_KEY });
}

function setState(next: LiveState): void {
  if (state === next) return;
  state = next;
  stateChanges.tell();
}

function parsed(data: unknown): RoomEvent | null {
  if (typeof data !== "string" || data === HEARTBEAT.answer) return null;
  try {
    const value: unknown = JSON.parse(data);
    return isRoomEvent(value) ? value : null;
  } catch {
    return null;
  }
}
