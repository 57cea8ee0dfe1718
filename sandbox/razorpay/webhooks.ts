import type { Control } from "./control";
import { newId } from "./entities";
import { signWebhook } from "./signatures";
import type { Delivery, RazorpayStore } from "./store";
import { type WebhookEvent, webhookBody } from "./webhook-payload";

type Facts = Parameters<typeof webhookBody>[1];

/** Razorpay repeats for 24 hours; these steps are short for tests and trials. */
const BACKOFF_MS = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 300_000, 900_000, 3_600_000];
const TIMEOUT_MS = 5_000;
const GIVE_UP_AFTER = 30;

export class Webhooks {
  private timer: NodeJS.Timeout | null = null;
  private pumping: Promise<void> | null = null;

  constructor(
    private readonly store: RazorpayStore,
    private readonly control: Control,
    private readonly secret: string,
  ) {
    this.schedule();
  }

  /** The events of one order or one subscription, in the order in which they happened. */
  send(orderId: string, events: { event: WebhookEvent; facts: Facts }[]): void {
    const subject = this.store.subjectOf(orderId);
    const { webhooks, repeat } = this.control.of(subject);
    const state = { deliver: "due", hold: "held", drop: "dropped" } as const;
    const deliveries = events.map(
      ({ event, facts }): Delivery => ({
        id: newId("evt"),
        event,
        orderId: subject,
        body: webhookBody(event, facts, this.store.now(subject)),
        state: state[webhooks],
        copies: repeat,
        attempts: 0,
        dueAt: Date.now(),
        lastStatus: null,
      }),
    );
    this.store.state.deliveries.push(...deliveries);
    this.store.save();
    this.schedule();
  }

  /** Delivers held webhooks, of one order or of all, and resolves when the receiver has responded. */
  async release(orderId: string | undefined, isReversed: boolean): Promise<number> {
    const held = this.store.state.deliveries.filter(
      (delivery) => delivery.state === "held" && (orderId === undefined || delivery.orderId === orderId),
    );
    if (isReversed) held.reverse();
    let sent = 0;
    for (const delivery of held) {
      delivery.state = "due";
      delivery.dueAt = Date.now() + TIMEOUT_MS;
      while (delivery.copies > 0) {
        sent += 1;
        if (!(await this.attempt(delivery))) break;
      }
    }
    this.schedule();
    return sent;
  }

  close(): void {
    if (this.timer) clearTimeout(this.timer);
  }

  private schedule(): void {
    if (this.timer) clearTimeout(this.timer);
    const due = this.store.state.deliveries.filter(({ state }) => state === "due").map(({ dueAt }) => dueAt);
    if (due.length === 0) return;
    const wait = Math.max(0, Math.min(...due) - Date.now());
    this.timer = setTimeout(() => void this.pump(), wait).unref();
  }

  /** Resolves once the shop has responded to everything that is due now. */
  async settle(): Promise<void> {
    do await this.pump();
    while (this.store.state.deliveries.some(isDue));
  }

  private pump(): Promise<void> {
    this.pumping ??= this.deliver().finally(() => {
      this.pumping = null;
      this.schedule();
    });
    return this.pumping;
  }

  private async deliver(): Promise<void> {
    for (const delivery of this.store.state.deliveries.filter(isDue)) {
      while (isDue(delivery)) await this.attempt(delivery);
    }
  }

  private async attempt(delivery: Delivery): Promise<boolean> {
    const { url } = this.control.of(delivery.orderId);
    delivery.attempts += 1;
    delivery.lastStatus = await post(url, delivery, this.secret);
    const isTaken = delivery.lastStatus >= 200 && delivery.lastStatus < 300;
    if (isTaken) {
      delivery.copies -= 1;
      if (delivery.copies <= 0) delivery.state = "delivered";
    } else if (delivery.attempts >= GIVE_UP_AFTER) {
      delivery.state = "given-up";
    } else {
      delivery.dueAt = Date.now() + (BACKOFF_MS[Math.min(delivery.attempts, BACKOFF_MS.length) - 1] ?? 0);
    }
    this.store.save();
    return isTaken;
  }
}

const isDue = ({ state, dueAt }: Delivery) => state === "due" && dueAt <= Date.now();

async function post(url: string, { id, body }: Delivery, secret: string): Promise<number> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "User-Agent": "Razorpay-Webhook/v1",
        "X-Razorpay-Signature": signWebhook(body, secret),
        "x-razorpay-event-id": id,
      },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
