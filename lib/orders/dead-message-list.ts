import { adminPaths } from "@/lib/admin-paths";
import type { ListDefinition } from "@/lib/lists/definition";

export const channelNames = { email: "Email", sms: "SMS", slack: "Slack" } as const;

/** A message whose retries are exhausted. */
export interface DeadMessageRow {
  id: number;
  topic: string;
  channel: keyof typeof channelNames;
  orderNumber: string | null;
  attempts: number;
  lastError: string | null;
  deadAt: string;
}

export const deadMessageList: ListDefinition = {
  name: "dead-messages",
  path: adminPaths.messages,
  noun: "messages",
  words: "words",
  fields: {
    channel: {
      label: "Channel",
      column: "channel",
      kind: "choice",
      choices: Object.entries(channelNames).map(([value, label]) => ({ value, label })),
    },
    topic: { label: "Topic", column: "topic", kind: "text" },
    since: { label: "Since", column: "dead_at", kind: "date" },
  },
  sorts: { since: { label: "Since", column: "dead_at", first: "desc" } },
  sort: "since",
  views: [{ name: "Not sent", q: "" }],
};
