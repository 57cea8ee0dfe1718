import "server-only";
import { z } from "zod";
import { formatPaise } from "@/lib/money";
import { officePaths } from "@/lib/office-paths";
import {
  type Finding,
  type Findings,
  fits,
  orderSearch,
  productIdIn,
  wordSearch,
} from "@/lib/orders/office-search";
import { deskLabel } from "@/lib/orders/order-list";
import { settingsSections } from "@/lib/settings/sections";
import type { Permission } from "@/lib/staff/permissions";
import { withQuery } from "@/lib/with-query";
import { listNames } from "@/server/categories/queries";
import { findProductsByText } from "@/server/products/queries";
import { mayNow } from "@/server/session/back-office";
import { orderRowSchema } from "./list-rows";
import { findNewestOrders } from "./repository";

const mostOfAKind = 6;

const kinds: readonly {
  kind: string;
  permission: Permission;
  find: (typed: string) => Promise<Finding[]>;
}[] = [
  { kind: "Orders", permission: "orders.read", find: findOrders },
  { kind: "Products", permission: "products.read", find: findProducts },
  { kind: "Categories", permission: "products.read", find: findCategories },
  { kind: "Settings", permission: "settings.read", find: async (typed) => findSettings(typed) },
];

/** What fits the text, of each kind that the viewer may see. */
export async function findInOffice(typed: string): Promise<Findings[]> {
  if (wordSearch(typed) === "") return [];
  const asked = kinds.map(async ({ kind, permission, find }) =>
    (await mayNow(permission)) ? [{ kind, found: (await find(typed)).slice(0, mostOfAKind) }] : [],
  );
  return (await Promise.all(asked)).flat();
}

async function findOrders(typed: string): Promise<Finding[]> {
  const rows = await findNewestOrders(orderSearch(typed), mostOfAKind);
  return z
    .array(orderRowSchema)
    .parse(rows)
    .map(({ orderNumber, name, city, status, totalPaise }) => ({
      name: orderNumber,
      detail: [name, city, deskLabel(status), formatPaise(totalPaise)].join(" · "),
      path: withQuery(officePaths.orders, { q: orderNumber }),
    }));
}

async function findProducts(typed: string): Promise<Finding[]> {
  const wanted = { id: productIdIn(typed), sku: typed.toUpperCase(), q: wordSearch(typed) };
  const rows = await findProductsByText(wanted, mostOfAKind);
  return rows.map(({ id, name, pricePaise, status }) => ({
    name,
    detail: [`KP${id}`, formatPaise(pricePaise), status === "draft" ? "draft" : ""]
      .filter(Boolean)
      .join(" · "),
    path: officePaths.product(id),
  }));
}

async function findCategories(typed: string): Promise<Finding[]> {
  const all = await listNames();
  return all
    .filter(({ name, slug }) => fits(typed, `${name} ${slug.replaceAll("-", " ")}`))
    .map(({ id, name, slug }) => ({ name, detail: slug, path: officePaths.category(id) }));
}

function findSettings(typed: string): Finding[] {
  return settingsSections
    .filter(({ label, about }) => fits(typed, `${label} ${about}`))
    .map(({ slug, label, about }) => ({
      name: label,
      detail: about,
      path: officePaths.settingsSection(slug),
    }));
}
