import { pincodesFileResponse } from "@/server/settings/queries";

export function GET(): Promise<Response> {
  return pincodesFileResponse();
}
