import { Hono } from "hono";
import { z } from "zod";

/** lose: accepts the message, and its response gets lost. hang: never responds. */
const behaviours = ["deliver", "refuse", "fail", "busy", "lose", "hang"] as const;
type Behaviour = (typeof behaviours)[number];

const controlCommandSchema = z.strictObject({ to: z.string().optional(), behaviour: z.enum(behaviours) });

/** Longer than any client's timeout. */
const hangMs = 30_000;

/** A message provider's behaviour, in general or for one recipient: `POST …/_control`. */
export class MessageControl {
  private general: Behaviour = "deliver";
  private readonly byRecipient = new Map<string, Behaviour>();

  of(recipient: string): Behaviour {
    return this.byRecipient.get(recipient.toLowerCase()) ?? this.general;
  }

  routes(): Hono {
    const app = new Hono();
    app.post("/", async (c) => {
      const command = controlCommandSchema.safeParse(await c.req.json().catch(() => null));
      if (!command.success) return c.json({ error: z.prettifyError(command.error) }, 400);
      const { to, behaviour } = command.data;
      if (to === undefined) this.general = behaviour;
      else this.byRecipient.set(to.toLowerCase(), behaviour);
      return c.json({ to, behaviour });
    });
    return app;
  }
}

/** Until the caller gives up. */
export function hang(caller: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    caller.addEventListener("abort", () => resolve(), { once: true });
    setTimeout(resolve, hangMs).unref();
  });
}
