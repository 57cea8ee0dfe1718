import { businessFromSettings, describeOfficer, describeRegistration } from "@/lib/business";
import { defaultPages } from "@/lib/pages/default-pages";
import { getDefaults } from "@/lib/settings/document";
import { schemaOf } from "@/lib/settings/document-schema";
import { settingsDocuments } from "@/lib/settings/documents";
import { SITE_SETTINGS } from "@/seed/catalog/settings";
import { judgeReadiness, readyChecks } from "./ready-checks";

const pages = { terms: defaultPages.terms.body, privacy: defaultPages.privacy.body };

const complete = { processorCount: 2, hasIncompleteProducts: false, lacksDltIds: false };

const missingWith = (site: Readonly<Record<string, string>>, texts = pages, rest: object = {}) =>
  judgeReadiness({ site: new Map(Object.entries(site)), pages: texts, ...complete, ...rest })
    .filter(({ isDone }) => !isDone)
    .map(({ id }) => id);

const asked = [
  ...["company_name", "company_address", "company_email", "company_phone"],
  ...["legal_form", "officer_name", "nodal_name", "breach_name"],
];

describe("ready to open", () => {
  it("names everything that a fresh shop has not stated", () => {
    expect(missingWith({})).toEqual(asked);
  });

  it("has nothing left in the demo shop", () => {
    expect(missingWith(SITE_SETTINGS)).toEqual([]);
  });

  it.each([
    ["company", "company_cin"],
    ["llp", "company_llpin"],
  ])("asks a %s for its number", (form, number) => {
    const site = { ...SITE_SETTINGS, legal_form: form, company_cin: "", company_llpin: "" };
    expect(missingWith(site)).toEqual([number]);
    expect(missingWith({ ...site, [number]: "x" })).toEqual([]);
  });

  it("asks a proprietor for no number", () => {
    expect(missingWith({ ...SITE_SETTINGS, legal_form: "proprietorship", company_cin: "" })).toEqual([]);
  });

  it("notices a page whose text no longer names the officer", () => {
    expect(missingWith(SITE_SETTINGS, { ...pages, privacy: "Write to us." })).toEqual([
      "privacy_grievance_officer",
    ]);
  });

  it.each([
    ["processors", { processorCount: 0 }],
    ["product_information", { hasIncompleteProducts: true }],
    ["sms_dlt", { lacksDltIds: true }],
  ])("asks for %s", (id, facts) => {
    expect(missingWith(SITE_SETTINGS, pages, facts)).toEqual([id]);
  });

  it("has a link for each check and each id once", () => {
    expect(new Set(readyChecks.map(({ id }) => id)).size).toBe(readyChecks.length);
    expect(readyChecks.every(({ where }) => where.startsWith("/admin/"))).toBe(true);
  });

  it("leads to the field of each missing fact", () => {
    const linkOf = new Map(readyChecks.map(({ id, where }) => [id, where]));
    for (const id of asked)
      expect(linkOf.get(id)).toMatch(new RegExp(`^/admin/settings/(general|business)#field-${id}$`));
  });
});

const { business, general } = settingsDocuments;

const problemsOf = (change: object) =>
  schemaOf(business)
    .safeParse({ ...getDefaults(business), ...change })
    .error?.issues.map(({ path }) => path[0]) ?? [];

describe("general settings", () => {
  it.each([
    ["33AAACK1234A1ZH", []],
    ["", []],
    ["33AAACK1234", ["company_gstin"]],
    ["33AAACK1234A1ZX", ["company_gstin"]],
  ])("of the GSTIN %j", (company_gstin, wrong) => {
    const { error } = schemaOf(general).safeParse({
      ...getDefaults(general),
      ...Object.fromEntries(Object.entries(SITE_SETTINGS).filter(([key]) => key in general.fields)),
      company_gstin,
    });
    expect(error?.issues.map(({ path }) => path[0]) ?? []).toEqual(wrong);
  });
});

describe("business details", () => {
  it.each<[string, object, string[]]>([
    ["nothing", {}, []],
    ["a company without a CIN", { legal_form: "company" }, ["company_cin"]],
    ["a CIN in lower case, which is stored in capitals", { company_cin: "u14101tz2021ptc035678" }, []],
    ["a CIN of 20 characters", { company_cin: "U14101TZ2021PTC03567" }, ["company_cin"]],
    ["a company", { legal_form: "company", company_cin: "U14101TZ2021PTC035678" }, []],
    ["an LLP without an LLPIN", { legal_form: "llp" }, ["company_llpin"]],
    ["an LLPIN without its hyphen", { legal_form: "llp", company_llpin: "AAB1234" }, ["company_llpin"]],
    ["an LLP", { legal_form: "llp", company_llpin: "AAB-1234" }, []],
    ["an unknown form", { legal_form: "trust" }, ["legal_form"]],
    [
      "an officer without phone",
      { officer_name: "Meenakshi Iyer", officer_designation: "Head", officer_email: "a@b.example" },
      ["officer_phone"],
    ],
    [
      "a breach contact without email",
      { breach_name: "Kavitha", breach_phone: "+91 98765 00003" },
      ["breach_email"],
    ],
    ["a nodal contact alone", { nodal_name: "Arvind" }, ["nodal_phone", "nodal_email"]],
    ["an office of two lines", { registered_address: "14 Mill Lane\nCoimbatore" }, ["registered_address"]],
  ])("of %s", (_, change, wrong) => {
    expect(problemsOf(change)).toEqual(wrong);
  });

  const shop = (change: Readonly<Record<string, string>> = {}) => ({
    companyAddress: SITE_SETTINGS.company_address ?? "",
    business: businessFromSettings(new Map(Object.entries({ ...SITE_SETTINGS, ...change }))),
  });

  it("show a company's CIN and GSTIN, and a registered office at another address", () => {
    const numbers = ["CIN U14101TZ2021PTC035678", "GSTIN 33AAACK1234A1ZH"];
    expect(describeRegistration(shop())).toEqual(numbers);
    expect(describeRegistration(shop({ registered_address: "2 Fort Road, Chennai" }))).toEqual([
      ...numbers,
      "Registered office: 2 Fort Road, Chennai",
    ]);
  });

  it("hide the CIN of a shop that has become an LLP", () => {
    const facts = describeRegistration(shop({ legal_form: "llp", company_llpin: "AAB-1234" }));
    expect(facts[0]).toBe("LLPIN AAB-1234");
  });

  it("name the officer with designation, phone and email", () => {
    expect(describeOfficer(shop().business)).toBe(
      "Meenakshi Iyer, Head of customer care: +91 98765 00001, grievance@kapas.test",
    );
  });
});
