import { maskEmail } from "./mask-email";

test.each([
  ["asha@kapas.test", "as•••@kapas.test"],
  ["al@kapas.test", "a•••@kapas.test"],
  ["x@kapas.test", "x•••@kapas.test"],
  ["आशा-देवी@kapas.test", "आश•••@kapas.test"],
  ['"a@b"@kapas.test', '"a•••@kapas.test'],
])("masks %s as %s", (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
