import {
  breachHours,
  deadlineOf,
  draftNoticeToBoard,
  draftNoticeToPeople,
  draftReportToCertIn,
} from "./breach";

const breach = {
  what: "A staff password was stolen.",
  noticedAt: new Date("2026-11-29T04:30:00Z"),
  ...{ table: "public.orders", data: "name, email, phone, address", people: 12 },
  ...{ shopName: "Kapas", contact: "hello@kapas.test" },
};

it("counts 6 and 72 hours from the moment of notice", () => {
  expect(deadlineOf(breach, breachHours.certIn).toISOString()).toBe("2026-11-29T10:30:00.000Z");
  expect(deadlineOf(breach, breachHours.board).toISOString()).toBe("2026-12-02T04:30:00.000Z");
});

it("drafts each notice with its deadline and what is known", () => {
  expect(draftNoticeToPeople(breach)).toMatch(
    /29 November 2026[\s\S]*10:00[\s\S]*stolen[\s\S]*hello@kapas.test/,
  );
  expect(draftNoticeToBoard(breach)).toMatch(/due: 2 December 2026[\s\S]*12 people; name, email/);
  expect(draftReportToCertIn(breach)).toMatch(/due: 29 November 2026[\s\S]*4:00[\s\S]*public.orders/);
});
