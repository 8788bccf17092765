type Words = { type?: string; code?: string; decline_code?: string; message: string; param?: string };

/** An error of Stripe's API. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: Words & { type: string },
  ) {
    super(error.message);
  }
}

export const invalid = (message: string, more: { code?: string; param?: string } = {}) =>
  new Refusal(400, { type: "invalid_request_error", message, ...more });

export const missing = (what: string, id: string, param = "id") =>
  new Refusal(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${what}: '${id}'`,
    param,
  });
