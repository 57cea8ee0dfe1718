import { livePages } from "../../lib/security/live-pages";
import { expect, test } from "../fixtures";
import { backend, rowOf } from "../support/backend";
import { makeCustomer } from "../support/customer";
import { officeViolations } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test.describe.configure({ timeout: 240_000 });

/** Something of the seed for each page that is about one thing. */
async function idsOf(): Promise<Record<string, number | string>> {
  const [product, variant, category, order, money, person, coupon, post, message, section, submission] =
    await Promise.all([
      backend.from("products").select("id").eq("is_deleted", false).order("id").limit(1).then(rowOf),
      backend.from("product_variants").select("id").order("id").limit(1).then(rowOf),
      backend.from("categories").select("id").eq("is_deleted", false).order("id").limit(1).then(rowOf),
      backend.from("orders").select("order_id").eq("status", "Return Requested").limit(1).then(rowOf),
      backend.from("reconciliation_breaks").select("id").order("id").limit(1).then(rowOf),
      makeCustomer(),
      backend.from("coupons").select("id").order("id").limit(1).then(rowOf),
      backend.from("blog_posts").select("id").order("id").limit(1).then(rowOf),
      backend.from("contact_messages").select("id").order("id").limit(1).then(rowOf),
      backend.from("marketing_sections").select("id").eq("kind", "text").limit(1).then(rowOf),
      backend.from("submissions").select("id").eq("status", "in_review").limit(1).then(rowOf),
    ]);
  return {
    "[userId]": person.id,
    "[id]": product.id,
    "[variantId]": variant.id,
    "[categoryId]": category.id,
    "[orderId]": order.order_id,
    "[caseId]": money.id,
    "[couponId]": coupon.id,
    "[postId]": post.id,
    "[messageId]": message.id,
    "[sectionId]": section.id,
    "[submissionId]": submission.id,
    "[report]": "sales",
    "[page]": "about",
  };
}

/** Other journeys look at these, with something open, chosen or wrong. */
const elsewhere = new Set<string>([
  "/admin",
  "/admin/products",
  "/admin/products/add",
  "/admin/products/edit/[id]",
  "/admin/products/import",
  "/admin/second-factor",
]);
const screens = livePages.filter((page) => page.startsWith("/admin") && !elsewhere.has(page));
const parts = 2;

// Two workers share the screens.
for (let part = 0; part < parts; part += 1) {
  test(`no screen of the back office breaks an accessibility rule, by day or by night (${part + 1} of ${parts})`, async ({
    page,
  }) => {
    await signIn(page.context(), await makeStaff());
    const ids = await idsOf();
    const found: string[] = [];
    for (const screen of screens.filter((_, index) => index % parts === part)) {
      await page.goto(screen.replace(/\[\w+\]/, (name) => String(ids[name])));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // Fields come alive with the page's scripts, and what is off may be pale.
      await expect(page.locator("main fieldset:disabled:has(*)")).toHaveCount(0);
      found.push(...(await officeViolations(page)));
    }
    expect(found).toEqual([]);
  });
}
