import { defaultBrand } from "@/lib/brand";
import { businessFromSettings } from "@/lib/business";
import { SITE_SETTINGS } from "@/seed/catalog/settings";
import { writeComplaintReceived, writeContactNotice, writeContactReply } from "./contact-emails";
import { renderHtml } from "./render-html";
import { renderText } from "./render-text";

const link = "https://shop.example/complaint/42.signature";
const complaint = {
  number: "C-42",
  answerDueAt: "2026-11-22T10:00:00Z",
  solveDueAt: "2026-12-20T10:00:00Z",
};

it("acknowledges a complaint without any text of its sender", () => {
  const text = renderText(writeComplaintReceived(complaint, link), defaultBrand);
  expect(text).toContain("We received complaint C-42");
  expect(text).toMatch(/We'll answer by email by 22 Nov 2026, 3:30.pm and solve it by 20 December 2026/);
  expect(text).toContain(link);
  expect(text).toContain("1915");
});

it("a reply to a complaint links to its status, and one to a question does not", () => {
  const contact = {
    ...{
      name: "Devika",
      email: "d@example.com",
      orderNumber: "",
      body: "No refund",
      quote: null,
      reply: null,
    },
    ...{ createdAt: "2026-11-20T10:00:00Z", topic: "complaint" as const, complaint },
  };
  const replyWith = (to: string | null) =>
    renderText(writeContactReply(contact, "We are sorry.", { shopName: "Kapas", link: to }), defaultBrand);
  expect(replyWith(link)).toContain(`See your complaint: ${link}`);
  expect(replyWith(null)).not.toContain("See your complaint");
});

it("a quote request lists its facts, with links to the design that the reader can open", () => {
  const designLink = "https://shop.example/design-proof/1";
  const contact = {
    ...{ name: "Nandini", email: "n@example.com", orderNumber: "", body: "In black", reply: null },
    ...{ createdAt: "2026-11-20T10:00:00Z", topic: "bulk" as const, complaint: null },
    quote: { quantity: 1500, neededBy: "2026-12-24", phone: "+919876543210", designLink },
  };
  const notice = renderText(writeContactNotice(contact, link, ["https://shop.example/front"]), defaultBrand);
  const reply = renderText(
    writeContactReply(contact, "Yes.", { shopName: "Kapas", link: null }),
    defaultBrand,
  );
  for (const text of [notice, reply])
    for (const fact of ["Tees: 1,500", "Needed by: 24 December 2026", "Phone: +91 98765 43210"])
      expect(text).toContain(fact);
  expect(notice).toContain("Design: https://shop.example/front");
  expect(reply).toContain(`Design: ${designLink}`);
});

it("every email names CIN, GSTIN and grievance officer, in both of its parts", () => {
  const business = businessFromSettings(new Map(Object.entries(SITE_SETTINGS)));
  const brand = { ...defaultBrand, business };
  const letter = writeComplaintReceived(complaint, link);
  for (const part of [renderText(letter, brand), renderHtml(letter, brand, "https://shop.example")])
    for (const fact of [
      "CIN U14101TZ2021PTC035678",
      "GSTIN 33AAACK1234A1ZH",
      "Grievance officer: Meenakshi Iyer",
    ])
      expect(part).toContain(fact);
});
