// Of Node's own modules the Worker's runtime has this one, and browsers have none.
declare module "node:async_hooks" {
  export class AsyncLocalStorage<Store> {
    run<Result>(store: Store, work: () => Result): Result;
    getStore(): Store | undefined;
  }
}
