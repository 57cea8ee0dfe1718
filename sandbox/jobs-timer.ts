import { Hono } from "hono";
import { z } from "zod";
import { sandboxKeys } from "./keys";

/** More often than in production, where it is a minute, because people who try the shop check the inbox at once. */
const PAUSE_MS = 3_000;
const PATIENCE_MS = 60_000;

const controlCommandSchema = z.strictObject({ isOn: z.boolean() });

/** Replaces production's cron service: makes the shop run its due jobs. */
export class JobsTimer {
  private isOn = true;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly siteUrl: string) {}

  /** For tests: `POST /` with `{ "isOn": false }` stops the timer, and responds when no run is in progress. */
  routes(): Hono {
    const app = new Hono();
    app.post("/", async (c) => {
      const command = controlCommandSchema.safeParse(await c.req.json().catch(() => null));
      if (!command.success) return c.json({ error: z.prettifyError(command.error) }, 400);
      this.isOn = command.data.isOn;
      if (!this.isOn) await this.running;
      return c.json(command.data);
    });
    return app;
  }

  start(): void {
    this.timer = setTimeout(() => {
      if (this.isOn) this.running = this.run();
      void this.running.finally(() => this.timer && this.start());
    }, PAUSE_MS);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  async run(): Promise<void> {
    try {
      const response = await fetch(`${this.siteUrl}/api/jobs/run`, {
        method: "POST",
        headers: { Authorization: `Bearer ${sandboxKeys.jobsSecret}` },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await response.arrayBuffer();
    } catch (error) {
      console.warn("jobs: the shop did not answer", error);
    }
  }
}
