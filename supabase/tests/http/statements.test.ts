import {
  AppRouterContext,
  type AppRouterInstance,
} from "next/dist/shared/lib/app-router-context.shared-runtime";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import ContactPage from "@/app/(store)/(static)/contact/page";
import ProductRoute from "@/app/(store)/(static)/products/[slug]/page";
import TermsPage from "@/app/(store)/(static)/terms/page";
import PrivacyPage from "@/app/(store)/(static)/terms/privacy/page";
import StoreLayout from "@/app/(store)/layout";
import { processorsVariable } from "@/lib/privacy/processors";
import { SITE_SETTINGS } from "@/seed/catalog/settings";
import { saveVariable } from "@/server/health/repository";
import { owner } from "../support/backend/database";
import { Visitor } from "../support/http/visitor";
import { makeProduct } from "../support/shop";

// What the law requires pages to state.

const registeredAddress = "2 Fort Road, Chennai 600009";

beforeAll(async () => {
  await owner.query(
    `insert into public.site_settings (key, value) select * from jsonb_each_text($1::jsonb)
     on conflict (key) do update set value = excluded.value`,
    [{ ...SITE_SETTINGS, registered_address: registeredAddress }],
  );
});

/** Links and forms read it, and nothing is clicked here. */
const router = {} as AppRouterInstance;

/** The HTML of a page. */
async function read(page: () => Promise<ReactNode>): Promise<string> {
  const shown = await new Visitor().look(page);
  const html = renderToStaticMarkup(createElement(AppRouterContext.Provider, { value: router }, shown));
  return html.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
}

const lines = (...keys: string[]) => keys.map((key) => SITE_SETTINGS[key] ?? "");
const care = lines("company_name", "company_address", "company_email", "company_phone");
const registration = [
  `CIN ${SITE_SETTINGS.company_cin}`,
  `GSTIN ${SITE_SETTINGS.company_gstin}`,
  `Registered office: ${registeredAddress}`,
];
const officer = lines("officer_name", "officer_designation", "officer_phone", "officer_email");
const nodal = lines("nodal_name", "nodal_phone", "nodal_email");
const helpline = "1915";

it.each([
  [
    "the footer",
    () => StoreLayout({ children: null }),
    [...care, ...registration, `Grievance officer: ${SITE_SETTINGS.officer_name}`],
  ],
  ["the contact page", ContactPage, [...care, ...registration, ...officer, ...nodal, helpline]],
  [
    "the terms",
    TermsPage,
    [...lines("company_name", "company_address"), ...registration, ...officer, helpline],
  ],
  ["the privacy policy", PrivacyPage, officer],
])("%s states who is behind the shop and who solves complaints", async (_, page, facts) => {
  const shown = await read(page);
  expect(facts.filter((fact) => fact === "" || !shown.includes(fact))).toEqual([]);
});

it("the privacy policy lists the processors and states that minors get no marketing", async () => {
  await saveVariable(processorsVariable, "supabase razorpay");
  const shown = await read(PrivacyPage);
  for (const fact of ["Supabase", "Razorpay", "we send no marketing to minors", "/privacy-request"])
    expect(shown).toContain(fact);
});

it("the product page states what the pack states", async () => {
  const { id } = await makeProduct(owner, { price: 499 });
  const stated = {
    generic_name: "T-shirt",
    net_quantity: "1 N",
    country_of_origin: "BD",
    maker: "Padma Knits, 4 Mill Road, Dhaka",
    importer: "Indus Imports, 9 Harbour Road, Chennai",
    packer: "Kapas, 14 Mill Lane, Coimbatore",
    month_made: "2026-10",
    mrp: 649,
  };
  const columns = Object.keys(stated);
  const { rows } = await owner.query(
    `update public.products set (${columns}) = (${columns.map((_, index) => `$${index + 2}`)}) where id = $1 returning slug`,
    [id, ...Object.values(stated)],
  );
  const props = {
    params: Promise.resolve({ slug: String(rows[0].slug) }),
    searchParams: Promise.resolve({}),
  };
  const shown = await read(() => ProductRoute(props));
  const { country_of_origin: _, month_made: __, mrp: ___, ...texts } = stated;
  for (const fact of [...Object.values(texts), "Bangladesh", "October 2026", "₹649", "Customer care"])
    expect(shown).toContain(fact);
});
