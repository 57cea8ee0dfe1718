import type { ContentfulStatusCode } from "hono/utils/http-status";

/** By SQLSTATE or its prefix: https://docs.postgrest.org/en/stable/references/errors.html */
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

function statusOfSqlState(code: string): ContentfulStatusCode {
  return statuses[code] ?? statuses[code.slice(0, 2)] ?? 400;
}

interface SqlError {
  code: string;
  message: string;
  detail: string;
  hint: string;
}

/** Lite handles some SQLSTATEs; for any other error its response has only the text, so that must be the whole error. */
export function textOfSqlError(this: SqlError): string {
  const { code, message, detail = null, hint = null } = this;
  return JSON.stringify({ code, message, details: detail, hint });
}

/** Gives such a response of Lite the body and the status that PostgREST sends. */
export async function withErrorStatus(answer: Response): Promise<Response> {
  if (answer.status !== 500) return answer;
  try {
    const { code, message } = await answer.clone().json();
    const error = JSON.parse(code === "SUP" ? message : "null");
    return error ? Response.json(error, { status: statusOfSqlState(String(error.code)) }) : answer;
  } catch {
    return answer;
  }
}
