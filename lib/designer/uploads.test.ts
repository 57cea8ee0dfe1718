import { describeTooLarge } from "./uploads";

test("says how large a file is, what it may be, and what to do", () => {
  expect(describeTooLarge(24 * 1024 * 1024)).toBe(
    "This file is 24 MB. Pictures may have up to 20 MB: save it as JPEG, or with fewer pixels.",
  );
  expect(describeTooLarge(20 * 1024 * 1024 + 1)).toMatch(/^This file is 21 MB/);
  expect(describeTooLarge(null)).toMatch(/^This file is too large/);
});
