import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";

const channelSchema = z.enum(["sms", "email", "slack"]);

export const newMessageSchema = z.object({
  channel: channelSchema,
  to: z.string().min(1).max(320),
  subject: z.string().max(500).default(""),
  text: z.string().max(100_000).default(""),
  html: z.string().max(500_000).default(""),
  headers: z.record(z.string(), z.string()).default({}),
});

const messageSchema = newMessageSchema.extend({ id: z.string(), at: z.string() });

export type InboxMessage = z.infer<typeof messageSchema>;
export type NewInboxMessage = z.input<typeof newMessageSchema>;

/** All messages that the shop would have sent: stored in a file, shown on /inbox. */
export class Inbox {
  private readonly messages: InboxMessage[] = [];

  constructor(private readonly file: string) {
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file)) return;
    for (const line of readFileSync(file, "utf8").split("\n")) {
      const message = parseLine(line);
      if (message) this.messages.push(message);
    }
  }

  add(input: NewInboxMessage): InboxMessage {
    const message = { ...newMessageSchema.parse(input), id: randomUUID(), at: new Date().toISOString() };
    this.messages.push(message);
    appendFileSync(this.file, `${JSON.stringify(message)}\n`);
    return message;
  }

  find(id: string): InboxMessage | undefined {
    return this.messages.find((message) => message.id === id);
  }

  /** Newest first. */
  list(filter: { to?: string; channel?: string } = {}): InboxMessage[] {
    return this.messages
      .filter((message) => !filter.to || message.to.toLowerCase() === filter.to.toLowerCase())
      .filter((message) => !filter.channel || message.channel === filter.channel)
      .reverse();
  }
}

function parseLine(line: string): InboxMessage | null {
  if (line === "") return null;
  try {
    return messageSchema.parse(JSON.parse(line));
  } catch {
    // The last line of a killed run may be incomplete.
    return null;
  }
}
