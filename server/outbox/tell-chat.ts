import "server-only";
import type { ChatMessage } from "@/lib/notices/chat-message-schema";
import { queueChatMessage } from "./repository";

/** Queues a notice: batches and the limit of an hour are those of all notices. */
export async function tellChat(message: ChatMessage, now: Date): Promise<void> {
  await queueChatMessage(message, now);
}
