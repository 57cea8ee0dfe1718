import { Hono } from "hono";
import { z } from "zod";

/**
 * draw: after delayMs · refuse: by its rules · flag: only the moderation does · busy: 429 · fail: 500 · html: a page
 * from an intermediary · huge: 30 MB · text: not an image · hang: no answer, ever · drop: the connection ends.
 */
const behaviours = [
  "draw",
  "refuse",
  "flag",
  "busy",
  "fail",
  "html",
  "huge",
  "text",
  "hang",
  "drop",
] as const;

const controlCommandSchema = z.strictObject({
  /** Only for prompts with these words; without it, for all. */
  about: z.string().optional(),
  behaviour: z.enum(behaviours).optional(),
  delayMs: z.int().min(0).max(600_000).optional(),
});

export interface Behaviour {
  behaviour: (typeof behaviours)[number];
  delayMs: number;
}

/** The provider's behaviour, in general or for some words: `POST …/_control`; `GET …/_control/asked` counts its requests. */
export class ImageControl {
  private general: Behaviour = { behaviour: "draw", delayMs: 0 };
  private readonly byWords = new Map<string, Partial<Behaviour>>();
  private readonly asked: string[] = [];

  of(prompt: string): Behaviour {
    const [, own] = [...this.byWords].find(([words]) => prompt.includes(words)) ?? [];
    return { ...this.general, ...own };
  }

  recordPrompt(prompt: string): void {
    this.asked.push(prompt);
    if (this.asked.length > 500) this.asked.shift();
  }

  routes(): Hono {
    const app = new Hono();
    app.post("/", async (c) => {
      const command = controlCommandSchema.safeParse(await c.req.json().catch(() => null));
      if (!command.success) return c.json({ error: z.prettifyError(command.error) }, 400);
      const { about, ...change } = command.data;
      if (about === undefined) this.general = { ...this.general, ...change };
      else this.byWords.set(about, { ...this.byWords.get(about), ...change });
      return c.json(about === undefined ? this.general : this.of(about));
    });
    app.get("/asked", (c) => {
      const about = c.req.query("about") ?? "";
      return c.json(this.asked.filter((prompt) => prompt.includes(about)));
    });
    return app;
  }
}
