import { limitReports, type Report, reportRules } from "./report-limits";

function clockAt(start = 0) {
  const clock = { time: start, now: () => clock.time };
  return clock;
}

const report = (change: Partial<Report> = {}): Report => ({
  type: "TypeError",
  fingerprint: "a",
  isUnhandled: false,
  ...change,
});

const minute = 60_000;

it("sends the same fault once an hour", () => {
  const clock = clockAt();
  const { refuse } = limitReports(clock.now);
  expect(refuse(report())).toBeNull();
  clock.time = 60 * minute - 1;
  expect(refuse(report())).toBe("duplicate");
  clock.time = 60 * minute;
  expect(refuse(report())).toBeNull();
});

it("sends three of a type per hour, five minutes apart", () => {
  const clock = clockAt();
  const { refuse } = limitReports(clock.now);
  const at = (time: number, fingerprint: string) => {
    clock.time = time;
    return refuse(report({ fingerprint }));
  };
  expect(at(0, "a")).toBeNull();
  expect(at(5 * minute - 1, "b")).toBe("cool-down");
  expect(at(5 * minute, "b")).toBeNull();
  expect(at(10 * minute, "c")).toBeNull();
  expect(at(59 * minute, "d")).toBe("type");
  expect(at(60 * minute, "d")).toBeNull();
});

it("sends five unhandled ones in ten seconds, whatever they are; caught ones don't count", () => {
  const clock = clockAt();
  const { refuse } = limitReports(clock.now);
  const answers = Array.from({ length: 7 }, (_, index) =>
    refuse(report({ type: `E${index}`, fingerprint: `${index}`, isUnhandled: true })),
  );
  expect(answers).toEqual([null, null, null, null, null, "unhandled", "unhandled"]);
  expect(refuse(report({ type: "Caught", fingerprint: "caught" }))).toBeNull();
  clock.time = reportRules.unhandledMs;
  expect(refuse(report({ type: "E6", fingerprint: "6", isUnhandled: true }))).toBeNull();
});

describe("a storm of 10,000", () => {
  const storm = (make: (index: number) => Report, msBetween: number) => {
    const clock = clockAt();
    const { refuse } = limitReports(clock.now);
    let sent = 0;
    for (let index = 0; index < 10_000; index++) {
      clock.time = index * msBetween;
      if (refuse(make(index)) === null) sent += 1;
    }
    return sent;
  };

  it("sends one report for 10,000 errors of one kind", () => {
    expect(storm(() => report({ isUnhandled: true }), 1)).toBe(1);
  });

  it("sends three reports an hour for different errors of one type", () => {
    expect(storm((index) => report({ fingerprint: `${index}`, isUnhandled: true }), 359)).toBe(3);
  });

  it("sends five unhandled and 100 caught errors of new types", () => {
    const any = (isUnhandled: boolean) => (index: number) =>
      report({ type: `E${index}`, fingerprint: `${index}`, isUnhandled });
    expect(storm(any(true), 0)).toBe(reportRules.unhandled);
    expect(storm(any(false), 0)).toBe(reportRules.types);
  });
});
