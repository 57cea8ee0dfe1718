import "server-only";
import type { ChatMessage } from "@/lib/notices/chat-message-schema";
import { queueChatMessage } from "./repository";

/** Queues a notice, with the batches and the hourly limit of all notices. */
export async function queueChatNotice(message: ChatMessage, now: Date): Promise<void> {
  await queueChatMessage(message, now);
}
