import type { Page } from "@playwright/test";
import { formatAmount, toPaise } from "../../lib/money";
import { splitGst } from "../../lib/pricing/gst";
import { readPdf } from "../../scripts/test/read-pdf";
import { expect, test } from "../fixtures";
import { packOrder, placeOrder, refundOrder, tokenOf } from "../support/orders";

const amountOf = (rupees: number) => formatAmount(toPaise(rupees));

async function read(page: Page, href: string | null): Promise<string> {
  const response = await page.request.get(href ?? "");
  expect(response.headers()).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "private, no-store",
    "content-disposition": expect.stringMatching(/^inline; filename="[\w.-]+\.pdf"$/),
  });
  return (await readPdf(await response.body())).pages.join(" ").replace(/\s+/g, " ");
}

test("an order links its invoice once it is packed, and a credit note after a refund", async ({
  page,
  buyer,
  tee,
}) => {
  const orderId = await placeOrder(tee, { email: buyer.email, name: "सुमन देवी" });
  const invoice = page.getByRole("link", { name: "Download invoice" });
  await page.goto(`/order-details/${orderId}?token=${await tokenOf(orderId)}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(orderId);
  await expect(invoice).toHaveCount(0);

  await packOrder(orderId);
  await page.reload();
  const number = (await invoice.textContent())?.match(/KP\d{4}-\d{6}/)?.[0] ?? "none";
  const text = await read(page, await invoice.getAttribute("href"));
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
  const credited = await read(page, await note.getAttribute("href"));
  expect(credited).toContain(`For invoice ${number}`);
  expect(credited).toContain("Credited ₹100.00");
});
