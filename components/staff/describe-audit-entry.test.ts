import type { AuditEntry } from "@/lib/staff/audit";
import {
  auditSubjectPath,
  describeSubject,
  formatAuditAction,
  isMeaningful,
  listAuditChanges,
} from "./describe-audit-entry";

const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: "2026-11-20T06:30:00Z",
  actorName: "Meera",
  action: "update",
  subject: "products",
  subjectId: "12",
  before: null,
  after: null,
  ...more,
});
const asha = "5b1f4c1e-0000-4000-8000-000000000001";
const temporary = "new-00000000-0000-4000-8000-000000000001";

describe("audit log text", () => {
  const changes = (more: Partial<AuditEntry>, names = {}) => listAuditChanges(entry(more), names);

  it("lists labels, rupees, choices and names, before and after", () => {
    const before = { price: 499, status: "draft", is_premium: false, primary_category_id: 3, low_at: null };
    const after = { price: 1599.5, status: "published", is_premium: true, primary_category_id: 4, low_at: 5 };
    expect(changes({ before, after }, { "categories 4": "Men" })).toEqual([
      { label: "Price", before: "₹499", after: "₹1,599.50" },
      { label: "Status", before: "Draft", after: "Published" },
      { label: "Premium", before: "no", after: "yes" },
      { label: "Category", before: "category 3", after: "Men" },
      { label: "Low-stock level", before: null, after: "5" },
    ]);
  });

  it("omits columns without meaning for a reader, and unchanged ones", () => {
    const after = {
      id: 12,
      version: 2,
      updated_at: "2026-11-20",
      slug: temporary,
      name: "Tee",
      fabric: "",
      price: 5,
    };
    expect(changes({ action: "insert", before: { price: 5 }, after })).toEqual([
      { label: "Name", before: null, after: "Tee" },
    ]);
  });

  it("formats a setting by its kind, and an object field by field", () => {
    const shipping = { subject: "product_settings", subjectId: "shipping_fee" };
    expect(changes({ ...shipping, before: { setting_value: "49" }, after: { setting_value: "59" } })).toEqual(
      [{ label: "Value", before: "₹49", after: "₹59" }],
    );
    const chat = { subject: "admin_settings", subjectId: "chat" };
    expect(
      changes({ ...chat, before: { value: { isOn: false, a: 1 } }, after: { value: { isOn: true, a: 1 } } }),
    ).toEqual([{ label: "Is on", before: "no", after: "yes" }]);
  });

  it("describes an order by its status, its step and its payments", () => {
    const order = { subject: "orders", subjectId: "KP-0000-0000-0001" };
    expect(
      changes({ ...order, before: { status: "Confirmed" }, after: { event: 7, status: "Cancelled" } }),
    ).toEqual([{ label: "Status", before: "Confirmed", after: "Cancelled" }]);
    expect(
      changes({ ...order, before: {}, after: { event: 8, step: "refund_requested", amount: 99.5 } }),
    ).toEqual([
      { label: "Step", before: null, after: "Refund requested" },
      { label: "Amount", before: null, after: "₹99.50" },
    ]);
    expect(auditSubjectPath(entry(order))).toBe("/admin/orders/KP-0000-0000-0001");
  });

  it("names the people behind keys, and omits a key without a name", () => {
    const after = { reviewer: asha, design_id: temporary.slice(4), status: "approved" };
    expect(changes({ subject: "submissions", after }, { [`people ${asha}`]: "Asha" })).toEqual([
      { label: "Reviewer", before: null, after: "Asha" },
      { label: "Status", before: null, after: "Approved" },
    ]);
  });

  it("formats roles, times and lists for readers", () => {
    const after = {
      role: "admin",
      expires_at: "2026-11-27T06:30:00Z",
      permission: "audit.read",
      states: ["Goa", "Kerala"],
    };
    expect(changes({ action: "insert", after }).map((change) => change.after)).toEqual([
      "Owner",
      "27 Nov 2026, 12:00 pm",
      "read audit",
      "Goa, Kerala",
    ]);
  });
});

it("omits the slug that replaces a new product's temporary one", () => {
  const slugs = { before: { slug: temporary }, after: { slug: "tee-12" } };
  expect(isMeaningful(entry(slugs))).toBe(false);
  expect(isMeaningful(entry({ ...slugs, before: { slug: "tee" } }))).toBe(true);
  expect(isMeaningful(entry({ before: { version: 1 }, after: { version: 2 } }))).toBe(false);
});

it("describes a row that is marked as deleted as removed", () => {
  const marked = entry({ before: { is_deleted: false }, after: { is_deleted: true } });
  expect([formatAuditAction(marked), isMeaningful(marked), auditSubjectPath(marked)]).toEqual([
    "removed",
    true,
    null,
  ]);
  expect(formatAuditAction(entry({ before: { is_deleted: true }, after: { is_deleted: false } }))).toBe(
    "restored",
  );
  expect(formatAuditAction(entry({ before: { price: 1 }, after: { price: 2 } }))).toBe("changed");
});

it.each([
  ["a product by its name", {}, { "products 12": "Ink Tee" }, "Product Ink Tee", "/admin/products/edit/12"],
  [
    "a new one by the name that it got",
    { action: "insert", after: { name: "Tee" } },
    {},
    "Product Tee",
    "/admin/products/edit/12",
  ],
  ["a removed one by what it had", { action: "delete", before: { name: "Tee" } }, {}, "Product Tee", null],
  [
    "a variant by its SKU",
    { subject: "product_variants" },
    { "product_variants 12": "KP1-RED-M" },
    "Variant KP1-RED-M",
    "/admin/inventory/12",
  ],
  [
    "a picture by its product",
    { subject: "product_images", after: { product_id: 7 } },
    { "products 7": "Ink Tee" },
    "Picture Ink Tee",
    "/admin/products/edit/7",
  ],
  [
    "a setting by its label",
    { subject: "product_settings", subjectId: "shipping_fee" },
    {},
    "Product setting Delivery fee",
    "/admin/product-settings",
  ],
  [
    "a permission by the role",
    { subject: "role_permissions", subjectId: "editor" },
    {},
    "Permission Editor",
    "/admin/roles",
  ],
  [
    "a person by their name",
    { subject: "user_roles", subjectId: "u1" },
    { "user_roles u1": "Asha" },
    "Staff role Asha",
    "/admin/roles",
  ],
  [
    "a customer by their name",
    { subject: "customers", subjectId: asha },
    { [`customers ${asha}`]: "Asha" },
    "Customer Asha",
    `/admin/users/${asha}`,
  ],
  [
    "a customer who is gone without the key",
    { subject: "customers", subjectId: asha },
    {},
    "Customer ",
    `/admin/users/${asha}`,
  ],
  ["another thing by its key", { subject: "sizes", subjectId: "XXL" }, {}, "Size XXL", null],
] as const)("names %s, and links to it", (_what, more, names, expected, place) => {
  const { noun, name } = describeSubject(entry(more), names);
  expect([`${noun} ${name}`, auditSubjectPath(entry(more))]).toEqual([expected, place]);
});
