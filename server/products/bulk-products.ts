import "server-only";
import { type BulkChange, type BulkChoice, describeChange } from "@/lib/products/bulk-change";
import { type BulkPlan, describeTotal, planBulk, toBulkJobItem } from "@/lib/products/bulk-plan";
import { CategoryNames } from "@/lib/products/csv-category";
import { AppError } from "@/server/errors";
import { readDocument } from "@/server/settings/documents";
import { prepareJob } from "@/server/staff-jobs/prepare-job";
import { listProductIds } from "./bulk-choice";
import { listCategoryRows, listSheets } from "./csv-repository";

const productsPerRequest = 500;
/** More than these are counted, not listed. */
const refusedShown = 50;

/** Prepares a job with the effects of a change on the selected products; nothing changes yet. Returns the job to review. */
export async function prepareBulk(choice: BulkChoice, change: BulkChange): Promise<string> {
  const plan = await planAll(choice, change);
  const chosen = plan.items.length + plan.refused.length + plan.unchanged;
  if (chosen === 0) throw new AppError("conflict", "None of these products exists any more.");
  const { items, refused, unchanged } = plan;
  const isStock = change.kind === "stock-receive" || change.kind === "stock-adjust";
  return prepareJob({
    kind: isStock ? "products.stock" : "products.change",
    title: `${describeChange(change)}: ${items.length} ${items.length === 1 ? "product" : "products"}`,
    input: {
      change: describeChange(change),
      kind: change.kind,
      reason: change.kind === "stock-receive" ? "receive" : "adjust",
      total: describeTotal(change, plan),
      unchanged,
      refusedCount: refused.length,
      refused: refused.slice(0, refusedShown).map((one) => ({ ...one })),
    },
    items: items.map(toBulkJobItem),
  });
}

async function planAll(choice: BulkChoice, change: BulkChange): Promise<BulkPlan> {
  const categories = new CategoryNames(await listCategoryRows());
  const { values: blanks } = await readDocument("product-information");
  const all: BulkPlan = { items: [], refused: [], unchanged: 0, sums: { before: 0, after: 0 } };
  for await (const ids of pagesOf(choice)) {
    const { items, refused, unchanged, sums } = planBulk(await listSheets(ids), change, categories, blanks);
    all.items.push(...items);
    all.refused.push(...refused);
    all.unchanged += unchanged;
    all.sums.before += sums.before;
    all.sums.after += sums.after;
  }
  return all;
}

async function* pagesOf(choice: BulkChoice): AsyncGenerator<number[]> {
  if ("q" in choice) return yield* await listProductIds({ q: choice.q });
  const ids = [...new Set(choice.ids)];
  for (let from = 0; from < ids.length; from += productsPerRequest) {
    yield ids.slice(from, from + productsPerRequest);
  }
}
