import { toPaise } from "@/lib/money";
import { orderOf } from "@/testing/order";
import {
  writeGroupClosedEmail,
  writeGroupEndedEmail,
  writeGroupReminderEmail,
  writeGroupStartedEmail,
} from "./group-emails";

it("names the paid tees, the refund and the arrival of a closed group order", () => {
  const order = orderOf({ createdAt: "2026-11-20T06:00:00Z", promise: { minDays: 2, maxDays: 4 } });
  const write = (rupees: number, isOnHold = false) =>
    JSON.stringify(
      writeGroupClosedEmail(
        { quantity: 11, refundPaise: toPaise(rupees), isOnHold },
        order,
        "https://shop.example/o",
      ),
    );
  for (const part of ["11 paid tees", "refund ₹80", "Arrives by Tue, 24 Nov", "https://shop.example/o"])
    expect(write(80)).toContain(part);
  expect(write(0)).not.toContain("refund");
  expect(write(0, true)).toContain("on hold until you choose");
  expect(write(0, true)).not.toContain("Arrives");
});

it("names the deadline to someone who hasn't paid", () => {
  const { blocks } = writeGroupReminderEmail("2026-12-04T12:30:00Z", "https://shop.example/group/t");
  expect(JSON.stringify(blocks)).toContain("4 Dec");
});

describe("an organiser's email", () => {
  const urls = { own: "https://shop.example/group-orders/1", group: "https://shop.example/group/t" };
  const group = {
    ...{ name: "Lions", isOneParcel: true, closesAt: "2026-12-04T12:30:00Z", paid: 11 },
    hasDifferences: true,
    finalPrice: { from: toPaise(718), to: toPaise(718) },
  };

  it("has the link for the group and the deadline at the start", () => {
    const text = JSON.stringify(writeGroupStartedEmail(group, urls));
    for (const part of [urls.own, urls.group, "4 Dec", "Lions"]) expect(text).toContain(part);
  });

  it("has the final price, the number of tees and what happens next after the close", () => {
    const text = JSON.stringify(writeGroupEndedEmail(group, urls));
    for (const part of ["11 tees at ₹718 each", "one parcel", "refund the difference", urls.own])
      expect(text).toContain(part);
    const even = writeGroupEndedEmail({ ...group, hasDifferences: false }, urls);
    expect(JSON.stringify(even)).not.toContain("refund");
    const cancelled = writeGroupEndedEmail({ ...group, finalPrice: null }, urls);
    expect(JSON.stringify(cancelled)).toContain("refund everything");
  });
});
