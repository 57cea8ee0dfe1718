import { log } from "@/server/log";
import { AppError, BackendError, describeErrorForStaff, mapRefusals, toFailure } from "./errors";

vi.mock("@/server/log", () => ({ log: { error: vi.fn(), info: vi.fn() } }));

const answered = (status: number) =>
  new BackendError("orders", { message: "no", code: "", hint: null }, status);

const unavailable = { ok: false, code: "unavailable", message: "Server error. Please try again later" };

test.each([
  ["no answer", answered(0)],
  ["500", answered(500)],
  ["503", answered(503)],
  ["408", answered(408)],
  ["429", answered(429)],
  ["a failed connection", new TypeError("fetch failed")],
  ["an expired deadline", Object.assign(new Error("late"), { name: "TimeoutError" })],
])("treats a database with %s as unavailable, with this exact message", (_, error) => {
  expect(toFailure("place", error)).toEqual(unavailable);
});

test.each([
  ["a refusal", answered(400)],
  ["an unexpected error", new Error("secret")],
])("masks %s", (_, error) => {
  const failure = toFailure("place", error);
  expect(failure.code).toBe("internal");
  expect(failure.message).not.toContain("secret");
});

test("logs refused access, wrong passwords and full limits, and no other refusal", () => {
  for (const code of ["unauthenticated", "forbidden", "rate_limited", "conflict", "not_found"] as const)
    toFailure("auth: log in", new AppError(code, "asha@kapas.test may not"));
  expect(vi.mocked(log.info).mock.calls).toEqual([
    [{ code: "unauthenticated" }, "auth: log in: refused"],
    [{ code: "forbidden" }, "auth: log in: refused"],
    [{ code: "rate_limited" }, "auth: log in: refused"],
  ]);
});

test.each([
  ["23505", 'duplicate key value violates unique constraint "orders_pkey"'],
  ["22P02", 'invalid input syntax for type integer: "x"'],
  ["42703", 'column "p_x" does not exist'],
  ["PGRST202", "Could not find the function public.x in the schema cache"],
])("shows staff the code of %s, and no name of the database", (code, message) => {
  const error = new BackendError("charges: place", { message, code, hint: null }, 400);
  expect(describeErrorForStaff(error)).toBe(`The database refused it (${code}). The server's log says more.`);
});

test.each([
  ["our own refusals", "PT409", "Out of stock"],
  ["an unreachable backend", "", "fetch failed"],
  ["a missing file", "404", "Object not found"],
])("shows staff the reason of %s", (_, code, message) => {
  const error = new BackendError("charges: place", { message, code, hint: null }, 409);
  expect(describeErrorForStaff(error)).toBe(`charges: place: ${message}`);
});

test("a refusal of the database becomes the error of its hint, and one without an entry stays unchanged", async () => {
  const refusals = {
    sold_out: "It is sold out.",
    not_found: new AppError("not_found", "It is gone."),
    changed: ({ details }: BackendError) => `${details} changed it.`,
    unnamed: () => null,
  };
  const refuse = (hint: string) => {
    const error = new BackendError(
      "orders: step",
      { message: "no", code: "PT409", hint, details: "Meera" },
      409,
    );
    return mapRefusals(refusals, () => Promise.reject(error)).catch((thrown: Error) => thrown);
  };
  expect(await refuse("sold_out")).toEqual(
    expect.objectContaining({ code: "conflict", message: "It is sold out." }),
  );
  expect(await refuse("not_found")).toBe(refusals.not_found);
  expect(await refuse("changed")).toHaveProperty("message", "Meera changed it.");
  expect(await refuse("unnamed")).toHaveProperty("message", "orders: step: no");
  expect(await refuse("other")).toHaveProperty("message", "orders: step: no");
});
