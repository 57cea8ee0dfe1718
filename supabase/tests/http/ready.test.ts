import { processorsVariable } from "@/lib/privacy/processors";
import { getHome } from "@/server/admin/queries";
import { getReadyPage } from "@/server/admin/ready-queries";
import { saveVariable } from "@/server/health/repository";
import { saveBusinessAction, saveGeneralAction } from "@/server/settings/admin-actions";
import { readDocument } from "@/server/settings/documents";
import { owner } from "../support/backend/database";
import { Visitor } from "../support/http/visitor";
import { makeMember } from "../support/people/accounts";
import { makeProduct } from "../support/shop";

const company = {
  company_name: "Tamarind Tees Private Limited",
  company_address: "7 Mint Street, Chennai, Tamil Nadu 600001, India",
  company_email: "care@tamarind.example",
  company_phone: "+91 98400 12345",
};
const officer = {
  officer_name: "Meenakshi Iyer",
  officer_designation: "Head of customer care",
  officer_phone: "+91 98765 00001",
  officer_email: "grievance@kapas.test",
};
const breach = {
  breach_name: "Kavitha",
  breach_phone: "+91 98765 00003",
  breach_email: "security@kapas.test",
};
const nodal = { nodal_name: "Arvind", nodal_phone: "+91 98765 00002", nodal_email: "nodal@kapas.test" };

it("a fresh shop becomes ready to open step by step, and wrong details are refused at their field", async () => {
  await owner.query("delete from public.site_settings");
  await saveVariable(processorsVariable, "supabase razorpay");
  await makeProduct(owner, { status: "draft" });
  const admin = await new Visitor().signIn(await makeMember("admin"));
  const missing = async () => {
    const steps = await admin.look(getReadyPage);
    return steps.filter(({ isDone }) => !isDone).map(({ id }) => id);
  };
  const countOnHome = async () => {
    const { needs } = await admin.look(getHome);
    return needs.find(({ label }) => label === "Ready to open")?.count;
  };
  const general = ["company_name", "company_address", "company_email", "company_phone"];
  const contacts = ["officer_name", "nodal_name", "breach_name"];
  expect(await missing()).toEqual([...general, "legal_form", ...contacts, "product_information"]);
  expect(await countOnHome()).toBe(9);
  await owner.query("update public.products set maker = $1, packer = $1 where maker = '' and packer = ''", [
    "Noyyal Knits, 8 SIDCO Estate, Tiruppur",
  ]);

  const save = async (slug: "general" | "business", change: object) => {
    const { values, version } = await admin.look(() => readDocument(slug));
    const action = slug === "general" ? saveGeneralAction : saveBusinessAction;
    return admin.act<unknown>(action, { ...values, ...change, version });
  };
  expect(await save("general", { ...company, company_gstin: "33AAACK1234" })).toMatchObject({
    fieldErrors: { company_gstin: expect.any(String) },
  });
  expect(await save("general", { ...company, delivery_partners: "Delhivery <b>" })).toMatchObject({
    fieldErrors: { delivery_partners: "Names can't contain < or >" },
  });
  expect(await save("general", {})).toMatchObject({
    fieldErrors: Object.fromEntries(general.map((key) => [key, expect.any(String)])),
  });
  expect(await save("general", company)).toMatchObject({ ok: true });
  expect(await missing()).toEqual(["legal_form", ...contacts]);

  const wrong = { legal_form: "company", company_cin: "U14101TZ2021", ...officer, officer_phone: "" };
  expect(await save("business", wrong)).toMatchObject({
    fieldErrors: { company_cin: expect.any(String), officer_phone: expect.any(String) },
  });
  expect(await missing()).toHaveLength(4);
  const registered = { legal_form: "company", company_cin: "U14101TZ2021PTC035678" };
  expect(await save("business", { ...registered, ...officer, ...nodal, ...breach })).toMatchObject({
    ok: true,
  });
  expect(await missing()).toEqual([]);
  expect(await countOnHome()).toBe(0);
});

it.each([
  ["company_cin", "u14101tz2021ptc035678"],
  ["company_llpin", "AAB1234"],
  ["legal_form", "trust"],
  ["officer_phone", "call me"],
  ["officer_email", "officer at shop"],
  ["registered_address", "14 Mill Lane\nCoimbatore"],
])("the database refuses %s %j", async (key, value) => {
  await expect(
    owner.query(
      "insert into public.site_settings (key, value) values ($1, $2) on conflict (key) do update set value = $2",
      [key, value],
    ),
  ).rejects.toMatchObject({ code: "PT422", hint: "bad_setting" });
});
