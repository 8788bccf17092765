import { createStore, type UseStore } from "idb-keyval";

const running = new Set<IDBTransaction>();
let shown: Promise<unknown> = Promise.resolve();

/**
 * A store on the device, as idb-keyval has them. WebKit keeps a page that is left as it is, with its open transaction, and no
 * other page gets into the store until that one is thrown away: the next start without a network would wait for ever. So
 * a page that is being left ends what it has begun, and begins nothing until it is shown again.
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
        // It has ended by itself.
      }
    }
  });
}
