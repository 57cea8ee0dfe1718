import { toPaise } from "@/lib/money";
import { writeGroupClosedEmail, writeGroupReminderEmail } from "./group-emails";

it("names the paid tees and the refund of a closed group order", () => {
  const close = { quantity: 11, refundPaise: toPaise(80) };
  const text = JSON.stringify(
    writeGroupClosedEmail(close, { orderNumber: "KP-1" }, "https://shop.example/o"),
  );
  for (const part of ["11 paid tees", "refund ₹80", "https://shop.example/o"]) expect(text).toContain(part);
  const none = { ...close, refundPaise: toPaise(0) };
  expect(
    JSON.stringify(writeGroupClosedEmail(none, { orderNumber: "KP-1" }, "https://shop.example/o")),
  ).not.toContain("refund");
});

it("names the deadline to someone who hasn't paid", () => {
  const { blocks } = writeGroupReminderEmail("2026-12-04T12:30:00Z", "https://shop.example/group/t");
  expect(JSON.stringify(blocks)).toContain("4 Dec");
});
