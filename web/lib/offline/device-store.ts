import { createStore, type UseStore } from "idb-keyval";

const running = new Set<IDBTransaction>();
let shown: Promise<unknown> = Promise.resolve();

/**
 * An idb-keyval store. WebKit freezes a page that is left, with its open transaction, which locks other pages out until
 * it is discarded: the next offline start would wait for ever. So a page being left finishes what it has begun, and
 * starts nothing until it is shown again.
 */
export function deviceStore(database: string, name: string): UseStore {
  const open = createStore(database, name);
  watchLeaving();
  return async (mode, work) => {
    await shown;
    return open(mode, (store) => {
      const { transaction } = store;
      running.add(transaction);
      for (const end of ["complete", "abort"]) transaction.addEventListener(end, () => running.delete(transaction));
      return work(store);
    });
  };
}

let watching = false;
function watchLeaving(): void {
  if (watching || typeof window === "undefined") return;
  watching = true;
  window.addEventListener("pagehide", () => {
    shown = new Promise((resolve) => window.addEventListener("pageshow", resolve, { once: true }));
    for (const transaction of running) {
      try {
        transaction.commit();
      } catch {
        // It ended by itself.
      }
    }
  });
}
