import { answerPincodesFile } from "@/server/settings/queries";

export function GET(): Promise<Response> {
  return answerPincodesFile();
}
