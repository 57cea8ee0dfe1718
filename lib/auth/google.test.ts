import { googleFailureOf, namesOf, parseGoogleProfile, parseGoogleTrip, parseStartForm } from "./google";

const form = (text: string) => parseStartForm(new URLSearchParams(text));

describe("the form of the Google button", () => {
  it("holds the clicked button and the return path", () => {
    expect(form("purpose=register&next=%2Fcheckout")).toEqual({ purpose: "register", next: "/checkout" });
    expect(form("purpose=login")).toEqual({ purpose: "login" });
  });

  it("still leads to Google when the form is not ours", () => {
    expect(form("")).toEqual({ purpose: "login" });
    expect(form("purpose=admin&next=/x")).toEqual({ purpose: "login" });
    expect(form("purpose=login&role=admin")).toEqual({ purpose: "login" });
    expect(form(`purpose=register&next=/${"x".repeat(600)}`)).toEqual({ purpose: "register" });
  });
});

describe("the trip in the visitor's cookie", () => {
  it("survives a round trip through the cookie", () => {
    const trip = { purpose: "register", next: "/checkout" };
    expect(parseGoogleTrip(JSON.stringify(trip))).toEqual(trip);
  });

  it.each([undefined, "", "{", "[]", '{"purpose":"admin"}', '{"next":7}'])("treats %s as a login", (text) => {
    expect(parseGoogleTrip(text)).toEqual({ purpose: "login" });
  });
});

describe("a Google profile", () => {
  const profile = { email: "leela@gmail.test", email_verified: true, name: "Leela Das" };

  it("is accepted only when Google has verified its email address", () => {
    expect(parseGoogleProfile(profile)).toEqual(profile);
    for (const email_verified of [false, undefined, "true", 1]) {
      expect(parseGoogleProfile({ ...profile, email_verified })).toBeNull();
    }
    expect(parseGoogleProfile({ ...profile, email: "" })).toBeNull();
    expect(parseGoogleProfile(undefined)).toBeNull();
  });
});

describe("names", () => {
  it.each([
    [{ given_name: "Leela", family_name: "Das" }, "Leela", "Das"],
    [{ given_name: "Leela" }, "Leela", ""],
    [{ name: "Leela Maria Das" }, "Leela", "Maria Das"],
    [{ name: "Leela" }, "Leela", ""],
    [{}, "", ""],
    [{ given_name: " ", name: "Leela Das" }, "Leela", "Das"],
    [{ given_name: "Lee\u0000la\u202e\n", family_name: " Das " }, "Lee la", "Das"],
  ])("splits %j", (profile, firstName, lastName) => {
    expect(namesOf(profile)).toEqual({ firstName, lastName });
  });

  it("cuts names to the profile's limits, between characters", () => {
    const { firstName } = namesOf({ given_name: "🧵".repeat(90) });
    expect([...firstName]).toHaveLength(80);
    expect(firstName.endsWith("🧵")).toBe(true);
  });
});

describe("a failed Google login", () => {
  it.each([
    ["access_denied", "Callback", "denied"],
    [null, "AccessDenied", "unverified"],
    [null, "OAuthCallback", "failed"],
    ["server_error", "Callback", "failed"],
    [null, null, "failed"],
  ] as const)("%s and %s: %s", (google, handler, failure) => {
    expect(googleFailureOf(google, handler)).toBe(failure);
  });
});
