import {
  accessRuleOf,
  adminHome,
  afterSignIn,
  customerHome,
  parseAuthTab,
  secondFactorPath,
  signInPath,
  staffPathFor,
} from "./redirects";

describe("afterSignIn", () => {
  it("sends an admin to the admin home and a customer to the account", () => {
    expect(afterSignIn(true, null)).toBe(adminHome);
    expect(afterSignIn(false, undefined)).toBe(customerHome);
  });
  it("returns people to the page they came from", () => {
    expect(afterSignIn(false, "/orders?page=2")).toBe("/orders?page=2");
    expect(afterSignIn(true, "/products/plain-tee-1")).toBe("/products/plain-tee-1");
  });
  it("does not send a customer to the admin", () => {
    expect(afterSignIn(false, "/admin/orders?x=1")).toBe(customerHome);
    expect(afterSignIn(true, "/admin/orders")).toBe("/admin/orders");
  });
  it("sends staff who came for a customer page to the admin equivalent", () => {
    expect(afterSignIn(true, "/orders?page=2")).toBe(adminHome);
    expect(afterSignIn(true, "/account/profile?x=1")).toBe("/admin/account");
  });
  it("ignores a path that leaves the site", () => {
    expect(afterSignIn(false, "//evil.example")).toBe(customerHome);
  });
});

describe("staffPathFor", () => {
  it.each([
    ["/account", "/admin"],
    ["/dashboard", "/admin"],
    ["/orders", "/admin"],
    ["/account/addresses/new", "/admin"],
    ["/account/profile", "/admin/account"],
    ["/account/privacy", "/admin/account"],
  ])("replaces %s with %s for staff", (path, place) => {
    expect(staffPathFor(path)).toBe(place);
  });
});

test("the second-factor page keeps the return path", () => {
  expect(secondFactorPath("/admin")).toBe("/admin/second-factor");
  expect(secondFactorPath("/admin/orders?q=1")).toBe("/admin/second-factor?next=%2Fadmin%2Forders%3Fq%3D1");
});

describe("accessRuleOf", () => {
  it.each([
    ["/", "anybody"],
    ["/products", "anybody"],
    ["/administer", "anybody"],
    ["/orders", "customer"],
    ["/wishlist", "anybody"],
    ["/dashboard", "customer"],
    ["/order-details/KP-1", "anybody"],
    ["/account/addresses", "customer"],
    ["/admin", "staff"],
    ["/admin/products/edit/1", "staff"],
    ["/auth", "guest"],
    ["/auth-callback", "anybody"],
    ["/login", "guest"],
  ])("%s is for %s", (path, rule) => {
    expect(accessRuleOf(path)).toBe(rule);
  });
});

describe("signInPath", () => {
  it("keeps a safe return path and nothing else", () => {
    expect(signInPath()).toBe("/auth");
    expect(signInPath({ next: "/orders?page=2" })).toBe("/auth?next=%2Forders%3Fpage%3D2");
    expect(signInPath({ next: "https://evil.example", tab: "register" })).toBe("/auth?tab=register");
  });
  it("reads an unknown tab as login", () => {
    expect(parseAuthTab("forgot-password")).toBe("forgot-password");
    expect(parseAuthTab(["register"])).toBe("login");
    expect(parseAuthTab("'; drop")).toBe("login");
  });
});
