import { textOfSqlError, withErrorStatus } from "./error-status";

const lite = (message: string, status = 500) => Response.json({ code: "SUP", message }, { status });

it.each([
  ["23514", 400],
  ["P0001", 400],
  ["42501", 403],
  ["23505", 409],
  ["23503", 409],
  ["25006", 405],
  ["42883", 404],
  ["08006", 503],
  ["53300", 503],
  ["53400", 500],
  ["40P01", 500],
  ["XX000", 500],
])("answers the SQLSTATE %s with %i and the whole error, as PostgREST does", async (code, status) => {
  const error = { code, message: "refused", detail: "the row", hint: "stale" };
  const answer = await withErrorStatus(lite(textOfSqlError.call(error)));
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ code, message: "refused", details: "the row", hint: "stale" });
});

it.each([
  [
    "a successful response",
    lite(textOfSqlError.call({ code: "23514", message: "", detail: "", hint: "" }), 400),
  ],
  ["Lite's own error", lite("Error: no connection")],
  ["an error with another code", Response.json({ code: "PGRST112", message: "{}" }, { status: 500 })],
  ["a failure without JSON", new Response("broken", { status: 500 })],
])("keeps the status of %s", async (_what, answer) => {
  expect(await withErrorStatus(answer)).toBe(answer);
});
