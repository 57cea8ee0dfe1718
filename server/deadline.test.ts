import { once } from "node:events";
import {
  msUntilDeadline,
  rejectAtDeadline,
  setDeadlineHeader,
  timeoutSignal,
  withDeadline,
} from "./deadline";

const whole = msUntilDeadline(null, 0);

test("a page has the time that the middleware left it", async () => {
  const forPage = new Headers();
  await withDeadline(async () => setDeadlineHeader(forPage), 2000);
  const left = msUntilDeadline(forPage.get("x-kapas-deadline"), performance.timeOrigin + performance.now());
  expect(left).toBeGreaterThan(1500);
  expect(left).toBeLessThanOrEqual(2000);
});

test("a deadline never exceeds the maximum", () => {
  expect(msUntilDeadline("9999999999999999", 1000)).toBe(whole);
  expect(msUntilDeadline("Infinity", 1000)).toBe(whole);
  expect(msUntilDeadline("soon", 1000)).toBe(whole);
  expect(msUntilDeadline("10", 1000)).toBe(0);
});

test("a timeout fails with an error whose message can be changed", async () => {
  const signal = timeoutSignal(1);
  await once(signal, "abort");
  const late = await withDeadline(() => rejectAtDeadline(new Promise(() => undefined)), 1).catch(
    (error) => error,
  );
  for (const error of [signal.reason, late]) {
    expect(error).toMatchObject({ name: "TimeoutError", message: "There was no answer in time" });
    expect(Object.assign(error, { message: "other" }).message).toBe("other");
  }
});
