import { createStore, type UseStore } from "idb-keyval";

/** Transactions that can be done again, with how to give each up. */
const repeatable = new Set<() => void>();
let isLeft = false;
let shown: Promise<unknown> = Promise.resolve();

/**
 * An idb-keyval store. WebKit freezes a page that is left, with its open transaction, which locks other pages out until
 * it is discarded: the next offline start would wait for ever. So a page being left starts nothing, and gives up what it
 * reads; of a store of `copies`, which the server has too, also what it writes. Both are done again if it is shown again.
 */
export function deviceStore(database: string, name: string, { copies = false } = {}): UseStore {
  const open = createStore(database, name);
  watchLeaving();
  return async function use(mode, work) {
    await shown;
    let givenUp = false;
    try {
      return await open(mode, (store) => {
        const { transaction } = store;
        const giveUp = () => {
          try {
            transaction.abort();
            givenUp = true;
          } catch {
            // It is ending by itself.
          }
        };
        if (copies || mode === "readonly") {
          repeatable.add(giveUp);
          for (const end of ["complete", "abort"]) transaction.addEventListener(end, () => repeatable.delete(giveUp));
        }
        const answer = work(store);
        // The database was still being opened when the page was left.
        if (isLeft && repeatable.has(giveUp)) giveUp();
        return answer;
      });
    } catch (error) {
      if (!givenUp) throw error;
      return use(mode, work);
    }
  };
}

let watching = false;
function watchLeaving(): void {
  if (watching || typeof window === "undefined") return;
  watching = true;
  window.addEventListener("pagehide", () => {
    isLeft = true;
    shown = new Promise((resolve) =>
      window.addEventListener(
        "pageshow",
        () => {
          isLeft = false;
          resolve(null);
        },
        { once: true },
      ),
    );
    for (const giveUp of repeatable) giveUp();
  });
}
