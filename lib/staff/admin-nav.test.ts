import { isCurrent, listNavGroups } from "./admin-nav";
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

it("marks a page also while a page below it is open, but the overview only for itself", () => {
  const [overview, ...others] = labelsFor(permissions);
  const roles = others.find(({ label }) => label === "Roles");
  if (!overview || !roles) throw new Error("the menu lacks a page");
  expect(isCurrent(roles, "/admin/roles/invite")).toBe(true);
  expect(isCurrent(roles, "/admin/roles-of-old")).toBe(false);
  expect(isCurrent(overview, "/admin/roles")).toBe(false);
  expect(isCurrent(overview, "/admin")).toBe(true);
});
