/** Thrown when the mail service refuses a mail. */
export class MailRefused extends Error {
  /** True if the service would refuse the same mail again. */
  readonly forever: boolean;
  readonly retryAfterSeconds: number;

  constructor(message: string, { forever, retryAfterSeconds }: { forever: boolean; retryAfterSeconds: number }) {
    super(message);
    this.forever = forever;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
