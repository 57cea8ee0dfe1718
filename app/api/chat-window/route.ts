import { chatWindowResponse } from "@/server/chat/queries";

export function GET(): Promise<Response> {
  return chatWindowResponse();
}
