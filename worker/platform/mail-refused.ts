/** The mail service's refusal of one mail. */
export class MailRefused extends Error {
  /** It would refuse the same mail again. */
  readonly forever: boolean;
  readonly retryAfterSeconds: number;

  constructor(message: string, { forever, retryAfterSeconds }: { forever: boolean; retryAfterSeconds: number }) {
    super(message);
    this.forever = forever;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
