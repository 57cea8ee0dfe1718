import type { Page } from "@playwright/test";
import { formatAmount, toPaise } from "../../lib/money";
import { splitGst } from "../../lib/pricing/gst";
import { readPdf } from "../../scripts/test/read-pdf";
import { expect, test } from "../fixtures";
import { makeCustomer } from "../support/customer";
import { get } from "../support/http";
import { people } from "../support/newcomer";
import { packOrder, placeOrder, refundOrder, tokenOf } from "../support/orders";
import { signIn } from "../support/sign-in";

const amountOf = (rupees: number) => formatAmount(toPaise(rupees));

async function read(page: Page, href: string): Promise<string> {
  const response = await page.request.get(href);
  expect(response.status(), href).toBe(200);
  expect(response.headers()["content-type"]).toBe("application/pdf");
  expect(response.headers()["cache-control"]).toBe("private, no-store");
  expect(response.headers()["content-disposition"]).toMatch(/^inline; filename="[\w.-]+\.pdf"$/);
  return readPdf(await response.body())
    .pages.join(" ")
    .replace(/\s+/g, " ");
}

test("the order's page links the invoice once the order is packed, and the credit note after a refund", async ({
  page,
  buyer,
  tee,
}) => {
  const orderId = await placeOrder(tee, { email: buyer.email, name: "सुमन देवी" });
  const token = await tokenOf(orderId);
  const here = `/order-details/${orderId}?token=${token}`;
  const invoice = page.getByRole("link", { name: "Download invoice" });

  await page.goto(here);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(orderId);
  await expect(invoice).toHaveCount(0);
  expect((await get(`/order-details/${orderId}/invoice.pdf?token=${token}`)).status).toBe(404);

  await packOrder(orderId);
  await page.reload();
  const number = (await invoice.textContent())?.match(/KP\d{4}-\d{6}/)?.[0] ?? "none";
  const text = await read(page, (await invoice.getAttribute("href")) ?? "");
  const { taxablePaise, igstPaise } = splitGst(toPaise(tee.price), 5, true);
  for (const part of [
    `Invoice number ${number}`,
    `Order ${orderId}`,
    "GSTIN: 33AAACK1234A1ZH",
    "सुमन देवी",
    "Place of supply Karnataka (29)",
    tee.name,
    `${formatAmount(taxablePaise)} ${formatAmount(igstPaise)} 5% ${amountOf(tee.price)}`,
    "2 Delivery 6109 1 49.00 0.00 46.67 2.33 5% 49.00",
    `Invoice total ₹${amountOf(tee.price + 49)}`,
  ]) {
    expect(text).toContain(part);
  }

  await refundOrder(orderId, 100);
  await page.reload();
  const note = page.getByRole("link", { name: "Download credit note" });
  const credited = await read(page, (await note.getAttribute("href")) ?? "");
  expect(credited).toContain(`For invoice ${number}`);
  expect(credited).toContain("Credited ₹100.00");
});

test("only the owner and a holder of the token can open papers; everybody else gets a 404", async ({
  page,
  browser,
  tee,
}) => {
  const who = await makeCustomer();
  const orderId = await placeOrder(tee, { email: who.email, userId: who.id });
  const others = await placeOrder(tee, { email: "stranger@kapas.test" });
  await packOrder(orderId);
  await packOrder(others);
  const invoice = `/order-details/${orderId}/invoice.pdf`;
  await signIn(page.context(), who);
  expect(await read(page, invoice)).toContain(orderId);
  expect((await page.request.get(`/order-details/${others}/invoice.pdf`)).status()).toBe(404);

  const stranger = await browser.newPage();
  await signIn(stranger.context(), await makeCustomer());
  const token = await tokenOf(orderId);
  for (const path of [
    invoice,
    `${invoice}?token=`,
    `${invoice}?token=${await tokenOf(others)}`,
    `${invoice}?token=${token.slice(1)}`,
    `/order-details/${orderId}/CN2627-000001.pdf`,
    `/order-details/KP-0000-0000-0000/invoice.pdf?token=${token}`,
  ]) {
    const answers = [await get(path), await get(`/order-details/KP-0000-0000-0000/invoice.pdf`)];
    const [bodyOf, none] = answers.map(({ body }) => ({ ...JSON.parse(body), requestId: "" }));
    expect(answers[0]?.status, path).toBe(404);
    expect(bodyOf, path).toEqual(none);
    expect((await stranger.request.get(path)).status(), `${path} for a stranger`).toBe(404);
  }
  for (const junk of [
    "x.pdf",
    "%00.pdf",
    "CN2627-000001.pdf%0d%0aX-A:b",
    "%22.pdf",
    "a".repeat(3_000),
    "..%2finvoice.pdf",
  ]) {
    const { status } = await get(`/order-details/${orderId}/${junk}?token=${token}`);
    expect(status, junk).toBe(404);
  }
});

test("only admins can open the packing slip", async ({ page, tee }) => {
  const orderId = await placeOrder(tee, { email: "packed@kapas.test" });
  const slip = `/admin/orders/${orderId}/packing-slip.pdf`;
  expect((await get(slip)).headers.get("location")).toContain("/auth");
  await signIn(page.context(), people.admin);
  const text = await read(page, slip);
  expect(text).toContain(`1 ${tee.name}`);
  expect(text).toContain(`Collect ₹${amountOf(tee.price + 49)} in cash`);
  expect((await page.request.get("/admin/orders/KP-0000-0000-0000/packing-slip.pdf")).status()).toBe(404);
  expect((await page.request.get("/admin/orders/%27/packing-slip.pdf")).status()).toBe(404);
});
