import { slowReferenceOf } from "@/lib/slow-error";
import { getOffice } from "@/server/admin/queries";
import { logRequestError } from "@/server/error-reports/log-request-error";
import { BackendError } from "@/server/errors";
import { log } from "@/server/log";
import { makeMember } from "../support/accounts";
import { breakRequests, endFaults } from "../support/faults";
import { Visitor } from "../support/visitor";

afterEach(endFaults);

it("shows the frame of the back office while the database is too slow to say who the viewer is", async () => {
  const manager = await new Visitor().signIn(await makeMember("manager"));
  const usual = await manager.look(getOffice);
  await breakRequests("POST /rest/v1/rpc/open_back_office", 503);
  const office = await manager.look(getOffice);
  expect(office).toMatchObject({ shopName: usual.shopName, name: "Staff", role: "" });
  expect(office.nav.length).toBeGreaterThanOrEqual(usual.nav.length);
});

it.each([
  [0, ""],
  [503, ""],
  [504, "PGRST003"],
  [500, "57014"],
])("logs an answer of %i %s under the reference that the page shows", async (status, code) => {
  const error = new BackendError("orders: list", { message: "too late", code, hint: null }, status);
  const lines = jest.spyOn(log, "error").mockImplementation(() => undefined);
  await logRequestError(error, { routePath: "/admin/orders", routeType: "render" });
  expect(slowReferenceOf(error.digest)).toMatch(/^[0-9a-f]{8}$/);
  expect(lines).toHaveBeenCalledWith(
    expect.objectContaining({ err: error, digest: error.digest, route: "/admin/orders" }),
    "render: failed",
  );
});

it("calls a mistake of ours no slow database", () => {
  const error = new BackendError("orders: list", { message: "x", code: "42703", hint: null }, 400);
  expect(slowReferenceOf(error.digest)).toBeNull();
});
