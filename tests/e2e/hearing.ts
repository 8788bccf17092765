import type { Page } from "@playwright/test";

/** Waits until the room has told the page something: from then on the page hears what happens. To be called before the page is opened. */
export function hearing(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on("websocket", (socket) => socket.once("framereceived", () => resolve()));
  });
}
