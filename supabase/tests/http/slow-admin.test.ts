import { slowReferenceOf } from "@/lib/slow-error";
import { getAdminShellData } from "@/server/admin/queries";
import { logRequestError } from "@/server/error-reports/log-request-error";
import { BackendError } from "@/server/errors";
import { log } from "@/server/log";
import { breakRequests, endFaults } from "../support/backend/faults";
import { Visitor } from "../support/http/visitor";
import { makeMember } from "../support/people/accounts";

afterEach(endFaults);

it("shows the frame of the admin while the database is too slow to say who the viewer is", async () => {
  const manager = await new Visitor().signIn(await makeMember("manager"));
  const complete = await manager.look(getAdminShellData);
  await breakRequests("POST /rest/v1/rpc/check_admin_access", 503);
  const data = await manager.look(getAdminShellData);
  expect(data).toMatchObject({ shopName: complete.shopName, name: "Staff", role: "" });
  expect(data.nav.length).toBeGreaterThanOrEqual(complete.nav.length);
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
