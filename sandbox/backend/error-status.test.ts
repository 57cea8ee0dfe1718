import { withErrorStatus } from "./error-status";

const answerOf = (code: unknown, status = 500) =>
  withErrorStatus(Response.json({ code, message: "" }, { status }));

it.each([
  ["23514", 400],
  ["23502", 400],
  ["22P02", 400],
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
])("answers the SQLSTATE %s with %i, as PostgREST does", async (code, status) => {
  const answer = await answerOf(code);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ code, message: "" });
});

it.each([
  ["an error that has its status already", "23514", 401],
  ["an error of our own functions", "PT500", 500],
  ["an error that is none of PostgreSQL", "PGRST000", 500],
  ["an error without a code", undefined, 500],
])("leaves %s alone", async (_what, code, status) => {
  expect((await answerOf(code, status)).status).toBe(status);
});
