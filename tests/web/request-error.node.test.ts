import { expect, it } from "vitest";
import { RequestError, shownMessage } from "../../web/lib/http/request-error";

const refusal = (body: string) => RequestError.from(new Response(body, { status: 500, statusText: "Internal" }));

it("keeps the status and the body, and shows the body's message", async () => {
  const error = await refusal('{"message":"Out of order."}');
  expect(error.message).toBe('500: {"message":"Out of order."}');
  expect(error.shown).toBe("Out of order.");
  expect(shownMessage(error, "Failed to share.")).toBe("Out of order.");
});

it("never shows nothing where the answer says nothing", async () => {
  for (const body of ["", "<html>", "{}", '{"message":""}', '{"message":7}']) {
    const error = await refusal(body);
    expect(error.message).toBe(`500: ${body || "Internal"}`);
    expect(error.shown).toBe("Something went wrong. Please try again.");
    expect(shownMessage(error, "Failed to share.")).toBe("Failed to share.");
  }
});
