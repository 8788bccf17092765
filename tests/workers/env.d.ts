declare namespace Cloudflare {
  interface Env extends Omit<import("../../worker/http/env").Env, never> {
    TEST_DOCUMENTS: Record<string, string>;
    TEST_MIGRATIONS: import("cloudflare:test").D1Migration[];
  }
}

declare module "*?raw" {
  const text: string;
  export default text;
}
