import { answerChatWindow } from "@/server/chat/queries";

export function GET(): Promise<Response> {
  return answerChatWindow();
}
