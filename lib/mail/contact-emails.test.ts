import { defaultBrand } from "@/lib/brand";
import { businessFromSettings } from "@/lib/business";
import { SITE_SETTINGS } from "@/seed/catalog/settings";
import { writeComplaintReceived, writeContactReply } from "./contact-emails";
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
    ...{ name: "Devika", email: "d@example.com", orderNumber: "", body: "No refund", reply: null },
    ...{ createdAt: "2026-11-20T10:00:00Z", topic: "complaint" as const, complaint },
  };
  const replyWith = (to: string | null) =>
    renderText(writeContactReply(contact, "We are sorry.", { shopName: "Kapas", link: to }), defaultBrand);
  expect(replyWith(link)).toContain(`See your complaint: ${link}`);
  expect(replyWith(null)).not.toContain("See your complaint");
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
