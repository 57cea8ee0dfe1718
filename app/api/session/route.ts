import { readSession } from "@/server/auth/queries";
import { answer } from "@/server/http/define-route";

/** Who is signed in. Asked only by browsers that carry the hint. */
export function GET(): Promise<Response> {
  return answer("session: read", readSession);
}
