import "server-only";

/** What a provider says when it understood a message and will never take it. */
const refusals = [400, 413, 422];

/** A message that was not taken. No answer has status null. Carries the provider's own code, and nothing of the message. */
export class DeliveryError extends Error {
  readonly status: number | null;
  /** True: it may have been taken all the same, and would come twice if it were sent again. */
  readonly isUncertain: boolean;

  constructor(
    provider: string,
    status: number | null,
    code: string | null,
    { isUncertain = false, ...options }: ErrorOptions & { isUncertain?: boolean } = {},
  ) {
    const said = status === null ? "no answer" : `answered ${status}`;
    super(`${provider}: ${code ? `${said}, ${code}` : said}`, options);
    this.name = "DeliveryError";
    this.status = status;
    this.isUncertain = isUncertain;
  }

  /** True: this message is at fault. False: the provider is, or our keys are, and other messages would fare no better. */
  get isRefusal(): boolean {
    return this.status !== null && refusals.includes(this.status);
  }
}
