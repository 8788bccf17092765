import { createStore, type UseStore } from "idb-keyval";

/** Functions that abort the running transactions which can be repeated. */
const repeatable = new Set<() => void>();
let isLeft = false;
let shown: Promise<unknown> = Promise.resolve();

/**
 * An idb-keyval store. WebKit freezes a page being left with its open transaction, which blocks other pages: the next
 * offline start would hang. So such a page starts nothing and aborts its reads, and for a store of `copies`, which the
 * server has too, its writes. Both are repeated if it is shown again.
 */
export function deviceStore(database: string, name: string, { copies = false } = {}): UseStore {
  let opened: UseStore | undefined;
  return async function use(mode, work) {
    // Only now: a page that stores nothing opens nothing.
    opened ??= createStore(database, name);
    watchLeaving();
    await shown;
    let givenUp = false;
    try {
      return await opened(mode, (store) => {
        const { transaction } = store;
        const giveUp = () => {
          try {
            transaction.abort();
            givenUp = true;
          } catch {
            // The transaction has just ended.
          }
        };
        if (copies || mode === "readonly") {
          repeatable.add(giveUp);
          for (const end of ["complete", "abort"]) transaction.addEventListener(end, () => repeatable.delete(giveUp));
        }
        const answer = work(store);
        // The page was left while the database was being opened.
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
