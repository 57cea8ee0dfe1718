import { randomUUID } from "node:crypto";
import { expect, test } from "../fixtures";
import { backend } from "../support/backend";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

// The shop loses its name, address and owner.
test.use({ ownShop: "changed settings" });

const name = `Tote ${randomUUID().slice(0, 8)}`;

test.afterEach(async () => {
  await backend.from("products").delete().eq("name", name);
});

test("a fresh shop becomes ready to open: each missing fact leads to its field, and wrong ones are refused there @phone", async ({
  page,
}) => {
  await backend.from("site_settings").delete().neq("key", "");
  // Each accessory has its own generic name, which this draft lacks.
  const tote = { name, slug: name.toLowerCase().replace(" ", "-"), price: 299, cut: "accessory" };
  expect((await backend.from("products").insert(tote)).error).toBeNull();
  await signIn(page.context(), await makeStaff());
  const main = page.getByRole("main");
  const field = (key: string) => page.locator(`#field-${key}`);
  const errorOf = (key: string) => page.locator(`#field-${key}-error`);
  const open = async (title: string, count: number) => {
    await expect(main).toContainText(`${count} of 17 still missing`);
    await main.getByRole("list", { name: "Steps" }).getByRole("link", { name: title }).click();
  };
  const save = async (document: string) => {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText(`${document} saved`)).toBeVisible();
    await page.goBack();
  };

  await page.goto("/admin");
  await main.getByRole("link", { name: "9 Ready to open" }).click();
  await open("Legal name", 9);
  await expect(field("company_name")).toBeInViewport();
  for (const key of ["company_name", "company_address", "company_email", "company_phone"])
    await expect(field(key)).toHaveValue("");
  await field("company_name").fill("Tamarind Tees Private Limited");
  await field("company_address").fill("7 Mint Street, Chennai, Tamil Nadu 600001, India");
  await field("company_email").fill("care@tamarind.example");
  await field("company_phone").fill("+91 98400 12345");
  await field("company_gstin").fill("33AAACT1234A1ZQ");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(errorOf("company_gstin")).toContainText("15 characters of the GSTIN");
  await field("company_gstin").fill("33 aaact 1234 a1z8");
  await save("General settings");

  await open("Legal form", 5);
  await field("legal_form").selectOption("company");
  await field("company_cin").fill("U14101TN2021");
  await field("officer_name").fill("Meenakshi Iyer");
  await field("officer_designation").fill("Head of customer care");
  await field("officer_email").fill("grievance@tamarind.example");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(errorOf("company_cin")).toContainText("21-character CIN");
  await expect(errorOf("officer_phone")).toBeVisible();
  await field("company_cin").fill("U14101TN2021PTC035678");
  await field("officer_phone").fill("+91 98400 00001");
  for (const who of ["nodal", "breach"]) {
    await field(`${who}_name`).fill("Arvind Raghavan");
    await field(`${who}_phone`).fill("+91 98400 00002");
    await field(`${who}_email`).fill(`${who}@tamarind.example`);
  }
  await save("Business details");

  await open("Product information of every product", 1);
  await field("accessory_generic_name").fill("Tote bag");
  await save("Product information");

  await expect(main).toContainText("Nothing is missing.");
  await expect(main.getByText("Missing", { exact: true })).toHaveCount(0);
  await page.goto("/admin");
  await expect(main.getByRole("link", { name: "Ready to open" })).toHaveCount(0);

  await page.goto("/contact");
  for (const fact of ["Meenakshi Iyer, Head of customer care", "CIN U14101TN2021PTC035678", "1915"])
    await expect(main).toContainText(fact);
  await expect(page.getByRole("contentinfo")).toContainText("Tamarind Tees Private Limited");
});
