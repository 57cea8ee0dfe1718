import { toPaise } from "@/lib/money";
import { buildCustomerTimeline } from "./customer-story";

const at = (day: number) => `2026-11-${String(day).padStart(2, "0")}T10:00:00Z`;

it("lists a customer's orders, returns, notes and steps in one timeline, newest first", () => {
  const lines = buildCustomerTimeline({
    joinedAt: at(1),
    orders: [
      {
        orderNumber: "KP-1111-2222-3333",
        status: "Completed",
        paymentStatus: "captured",
        paymentMethod: "online",
        totalPaise: toPaise(499),
        at: at(2),
        isGuest: true,
        returns: [{ kind: "exchange", status: "Received", at: at(4) }],
      },
    ],
    notes: [{ id: 1, by: "Meera", body: "Asks for XXL", at: at(3) }],
    steps: [
      { id: 2, by: "Meera", step: "signed_out", note: null, sessions: 1, at: at(5) },
      { id: 3, by: "Ravi", step: "blocked", note: "Refused six parcels", sessions: null, at: at(6) },
    ],
  });
  expect(lines.map(({ words, who, detail }) => [words, who, detail])).toEqual([
    ["Blocked", "Ravi", "Refused six parcels"],
    ["Logged out everywhere: 1 session ended", "Meera", undefined],
    ["Exchange requested for KP-1111-2222-3333", "Customer", "Now: Received"],
    ["Note", "Meera", "Asks for XXL"],
    ["Order KP-1111-2222-3333 of ₹499", "As a guest", "Now: Completed"],
    ["Joined", "Customer", undefined],
  ]);
});
