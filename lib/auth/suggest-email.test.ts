import { suggestEmail } from "./suggest-email";

it.each([
  ["asha@gmial.com", "asha@gmail.com"],
  ["asha@gmai.com", "asha@gmail.com"],
  ["Asha.K@GMAIL.CON", "Asha.K@gmail.com"],
  ["asha@gmail.co", "asha@gmail.com"],
  ["asha@yaho.co.in", "asha@yahoo.co.in"],
  ["asha@rediffmial.com", "asha@rediffmail.com"],
  [" asha@hotmall.com ", "asha@hotmail.com"],
])("suggests for %s the address %s", (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each([
  "asha@gmail.com",
  "asha@ymail.com",
  "asha@mail.com",
  "asha@kapas.in",
  "asha@",
  "asha",
  "",
  "a@b@gmial.com",
])("has nothing to suggest for %j", (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
