/** The closed set of expected failures, with their HTTP status. Anything else is logged and shown as "internal". */
export const statusByCode = {
  bad_request: 400,
  invalid_input: 422,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  /** Send again with a solved puzzle */
  captcha_needed: 428,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
} as const;
export type ErrorCode = keyof typeof statusByCode;
