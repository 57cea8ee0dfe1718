import "server-only";
import { withDeadline } from "@/server/deadline";
import { toFailure } from "@/server/errors";
import { failureResponse, privateJson } from "./answer";

function statusOfFunction(status: number): number {
  if (status >= 500) return 500;
  return status === 422 ? 400 : status;
}

/**
 * For background functions of the shop's pages: 202 once the work is accepted; a failure has the field
 * `error`, and any failure of ours is a 500.
 */
export async function handleFunctionRequest(name: string, run: () => Promise<void>): Promise<Response> {
  try {
    await withDeadline(run);
    return privateJson({ ok: true }, { status: 202 });
  } catch (error) {
    const failure = toFailure(name, error);
    const { headers, status } = failureResponse(name, failure);
    const answer = privateJson(
      { error: failure.message, ...(failure.fieldErrors && { fields: failure.fieldErrors }) },
      { status: statusOfFunction(status) },
    );
    const retryAfter = headers.get("retry-after");
    if (retryAfter !== null) answer.headers.set("retry-after", retryAfter);
    return answer;
  }
}
