import "server-only";

/** The statuses of a provider's permanent refusals. */
const refusals = [400, 413, 422];

/** A failed delivery. Without a response, status is null. Holds the provider's error code, and nothing of the message. */
export class DeliveryError extends Error {
  readonly status: number | null;
  /** True: the provider may have taken the message, so a retry could deliver it twice. */
  readonly isUncertain: boolean;

  constructor(
    provider: string,
    status: number | null,
    code: string | null,
    { isUncertain = false, ...options }: ErrorOptions & { isUncertain?: boolean } = {},
  ) {
    const outcome = status === null ? "no answer" : `answered ${status}`;
    super(`${provider}: ${code ? `${outcome}, ${code}` : outcome}`, options);
    this.name = "DeliveryError";
    this.status = status;
    this.isUncertain = isUncertain;
  }

  /** True: the message is at fault. False: the provider or our keys are, and other messages would fail too. */
  get isRefusal(): boolean {
    return this.status !== null && refusals.includes(this.status);
  }
}
