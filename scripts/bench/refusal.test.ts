import { findRefusal, idleShare } from "./refusal";

const cpu = (user: number, idle: number) => ({ times: { user, idle, nice: 0, sys: 0, irq: 0 } });
const strict = { busy: false, shell: false };

test("the idle share is that of all processors together", () => {
  expect(idleShare([cpu(10, 10), cpu(0, 0)], [cpu(20, 10), cpu(0, 30)])).toBe(0.75);
});

test("the bench refuses a busy machine without --busy", () => {
  expect(findRefusal("/usr/bin/chromium", 0.9, strict)).toBeNull();
  expect(findRefusal("/usr/bin/chromium", 0.5, strict)).toContain("50 % idle");
  expect(findRefusal("/usr/bin/chromium", 0.5, { ...strict, busy: true })).toBeNull();
});

test.each(["/usr/bin/chromium-headless-shell", "/cache/chrome-headless-shell-linux64/chrome-headless-shell"])(
  "the bench refuses %s without --shell",
  (path) => {
    expect(findRefusal(path, 1, strict)).toContain("not a full Chromium");
    expect(findRefusal(path, 1, { ...strict, shell: true })).toBeNull();
  },
);
