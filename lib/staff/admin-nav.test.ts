import { findCurrentPath, listNavGroups } from "./admin-nav";
import { permissions } from "./permissions";

const labelsFor = (...ownPermissions: Parameters<typeof listNavGroups>) =>
  listNavGroups(...ownPermissions).flatMap(({ items }) => items);

it("shows a page only to those who may open it, and no empty group", () => {
  expect(labelsFor([]).map(({ label }) => label)).toEqual(["Overview", "Your account"]);
  expect(listNavGroups([]).map(({ label }) => label)).toEqual(["Today", "Settings"]);
  expect(labelsFor(["roles.read"]).map(({ label }) => label)).toContain("Roles");
});

it("gives each page its own key", () => {
  const keys = labelsFor(permissions).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

it("marks the open page, or the closest one above it", () => {
  const nav = listNavGroups(permissions);
  expect(
    ["/admin", "/admin/roles/invite", "/admin/roles-of-old", "/admin/marketing/referrals/7"].map((path) =>
      findCurrentPath(nav, path),
    ),
  ).toEqual(["/admin", "/admin/roles", undefined, "/admin/marketing/referrals"]);
});
