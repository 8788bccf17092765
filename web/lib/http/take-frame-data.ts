import type { QueryClient } from "@tanstack/react-query";
import { ANSWER_GROWS, ANSWER_HEADERS, ANSWER_KEY } from "../../../worker/contract/page-answers";
import { pageWith } from "./call";

/** Puts the data from which the server rendered a member's page into the query cache, under the same keys. */
export function takeFrameData(client: QueryClient, brought: Iterable<Element>): void {
  for (const element of brought) {
    const read = (name: string) => JSON.parse(element.getAttribute(name) ?? "null");
    const key: readonly unknown[] | null = read(ANSWER_KEY);
    if (!key) continue;
    const data: unknown = JSON.parse(element.textContent ?? "");
    const page = () => ({
      pages: [pageWith(data as unknown[], new Headers(read(ANSWER_HEADERS)))],
      pageParams: [null],
    });
    client.setQueryData(key, element.hasAttribute(ANSWER_GROWS) ? page() : data);
  }
}
