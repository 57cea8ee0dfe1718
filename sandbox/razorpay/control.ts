import { z } from "zod";

/** The stand-in's behaviour, in general, for one order or for one subscription. */
export const controlSchema = z
  .object({
    order_id: z.string().optional(),
    subscription_id: z.string().optional(),
    webhooks: z.enum(["deliver", "drop", "hold"]).optional(),
    /** Total number of deliveries of each webhook */
    repeat: z.number().int().min(1).max(20).optional(),
    /** After a payment: return to the shop at once, or wait for the buyer to click a button */
    browser: z.enum(["return", "stay"]).optional(),
    /** Outcome of refunds: processed after refundDelayMs, pending until changed, or refused for lack of balance */
    refunds: z.enum(["process", "hold", "no_balance"]).optional(),
    refundDelayMs: z.number().int().min(0).max(600_000).optional(),
    /** Webhook URL */
    url: z.url().optional(),
  })
  .strict();

export type Behaviour = {
  webhooks: "deliver" | "drop" | "hold";
  repeat: number;
  browser: "return" | "stay";
  refunds: "process" | "hold" | "no_balance";
  refundDelayMs: number;
  url: string;
};

export class Control {
  private general: Behaviour;
  private readonly ofSubject = new Map<string, Partial<Behaviour>>();

  constructor(defaultUrl: string) {
    this.general = {
      webhooks: "deliver",
      repeat: 1,
      browser: "return",
      refunds: "process",
      refundDelayMs: 0,
      url: defaultUrl,
    };
  }

  set(input: z.infer<typeof controlSchema>): void {
    const { order_id, subscription_id, ...change } = input;
    const subject = order_id ?? subscription_id;
    if (subject === undefined) this.general = { ...this.general, ...change };
    else this.ofSubject.set(subject, { ...this.ofSubject.get(subject), ...change });
  }

  of(subject: string): Behaviour {
    return { ...this.general, ...this.ofSubject.get(subject) };
  }

  get current(): Behaviour {
    return this.general;
  }
}
