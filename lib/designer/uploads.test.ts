import { describeTooLarge } from "./uploads";

test("reports a file's size, the limit, and what to do", () => {
  expect(describeTooLarge(24 * 1024 * 1024)).toBe(
    "This file is 24 MB. The limit is 20 MB: save it as JPEG, or make it smaller.",
  );
  expect(describeTooLarge(20 * 1024 * 1024 + 1)).toMatch(/^This file is 21 MB/);
  expect(describeTooLarge(null)).toMatch(/^This file is too large/);
});
