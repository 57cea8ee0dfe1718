import "server-only";
import { z } from "zod";
import { orderNumberPattern } from "@/lib/orders/order";
import { hasRow, hasSubmission } from "./repository";

const records = [
  { path: /^\/admin\/products\/edit\/([^/]+)\/?$/, table: "products" },
  { path: /^\/admin\/categories\/(?!new\/?$)([^/]+)\/?$/, table: "categories" },
  { path: /^\/admin\/inventory\/(?!(?:count|sizes)\/?$)([^/]+)\/?$/, table: "product_variants" },
] as const;

/** Whether an admin URL names a missing or impossible record: it must be a real 404, as in guard-order-path. */
export async function isMissingAdminRecord(
  { pathname }: URL,
  client: Parameters<typeof hasRow>[2] | null,
): Promise<boolean> {
  const [, number] = pathname.match(/^\/admin\/orders\/(?!new\/?$)([^/]+)\/?$/) ?? [];
  if (number !== undefined) return !orderNumberPattern.test(number);
  const [, submission] = pathname.match(/^\/admin\/user-submissions\/([^/]+)\/?$/) ?? [];
  if (submission !== undefined)
    return !z.uuid().safeParse(submission).success || !client || !(await hasSubmission(submission, client));
  for (const { path, table } of records) {
    const [, id] = pathname.match(path) ?? [];
    if (id !== undefined)
      return !/^[1-9]\d{0,14}$/.test(id) || !client || !(await hasRow(table, Number(id), client));
  }
  return false;
}
