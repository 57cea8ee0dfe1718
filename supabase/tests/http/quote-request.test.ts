import { randomUUID } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import ContactMessagePage from "@/app/(store)/(live)/contact-message/page";
import { contactNotice } from "@/lib/privacy/collection-notices";
import { writeMessageAction } from "@/server/contact/actions";
import { getMessage } from "@/server/contact/queries";
import { owner } from "../support/backend/database";
import { Visitor } from "../support/http/visitor";
import { makeMember } from "../support/people/accounts";

const version = randomUUID();
const designLink = `http://localhost:3000/design-proof/${version}`;

const form = (changes: Record<string, string> = {}) => ({
  ...{ name: "Nandini Rao", email: `nandini-${randomUUID()}@example.com`, topic: "bulk", orderNumber: "" },
  ...{ quantity: "40", neededBy: "2030-01-15", phone: "98765 43210", designLink },
  ...{ message: "In black.", notice: contactNotice.version, ...changes },
});

async function showForm(query: Record<string, string>, visitor = new Visitor()): Promise<string> {
  const props = { params: Promise.resolve({}), searchParams: Promise.resolve(query) };
  return renderToStaticMarkup(await visitor.look(() => ContactMessagePage(props), "/contact-message"));
}

it("staff see the facts of a quote request, and the pictures of its design", async () => {
  const sent = form();
  const { state } = await new Visitor().submit(writeMessageAction, sent, { page: "/contact" });
  expect(state).toMatchObject({ ok: true });
  const { rows } = await owner.query("select id from public.contact_messages where email = $1", [sent.email]);
  const support = await new Visitor().signIn(await makeMember("support"));
  const found = await support.look(() => getMessage(String(rows[0].id)));
  expect(found?.message.quote).toEqual({
    ...{ quantity: 40, neededBy: "2030-01-15", phone: "+919876543210", designLink },
  });
  expect(found?.designLinks[0]).toMatch(new RegExp(`/design-pictures/${version}/front\\.webp\\?k=`));
});

it("refuses a date in the past, and shows the typed values again without scripts", async () => {
  const visitor = new Visitor();
  const sent = form({ neededBy: "2020-01-01" });
  await visitor.submit(writeMessageAction, sent, { page: "/contact" });
  const html = await showForm({}, visitor);
  expect(html).toContain("Choose today or a later date");
  for (const value of ["40", "2020-01-01", "98765 43210", designLink])
    expect(html).toContain(`value="${value}"`);
  expect(html).toMatch(/<option value="bulk" selected/);
});

it("fills in the design of a proof, and nothing else of a link", async () => {
  expect(await showForm({ topic: "bulk", design: version })).toContain(`href="${designLink}"`);
  expect(await showForm({ topic: "bulk", design: "https://evil.example" })).not.toContain("evil.example");
});
