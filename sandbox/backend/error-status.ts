import type { ContentfulStatusCode } from "hono/utils/http-status";

/** By SQLSTATE or the beginning of one: https://docs.postgrest.org/en/stable/references/errors.html */
const statuses: Record<string, ContentfulStatusCode> = {
  "08": 503,
  "09": 500,
  "0L": 403,
  "0P": 403,
  "23503": 409,
  "23505": 409,
  "25": 500,
  "25006": 405,
  "28": 403,
  "2D": 500,
  "38": 500,
  "39": 500,
  "3B": 500,
  "40": 500,
  "42501": 403,
  "42883": 404,
  "42P01": 404,
  "42P17": 500,
  "53": 503,
  "53400": 500,
  "54": 500,
  "55": 500,
  "57": 500,
  "58": 500,
  F0: 500,
  HV: 500,
  P0: 500,
  P0001: 400,
  XX: 500,
};

/** The status with which PostgREST answers an error of PostgreSQL; null for an error of another kind. */
function statusOfSqlState(code: string): ContentfulStatusCode | null {
  if (!/^[0-9A-Z]{5}$/.test(code) || /^(PT|PGRST)/.test(code)) return null;
  return statuses[code] ?? statuses[code.slice(0, 2)] ?? 400;
}

/** Where Lite answers 500 to an error that has another status in PostgREST, the answer with that status. */
export async function withErrorStatus(answer: Response): Promise<Response> {
  if (answer.status !== 500 || !answer.headers.get("content-type")?.includes("json")) return answer;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const status = statusOfSqlState(String(Object(body).code));
  return status === null || status === 500
    ? answer
    : new Response(answer.body, { status, headers: answer.headers });
}
