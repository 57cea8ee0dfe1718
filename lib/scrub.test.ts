import { scrub } from "./scrub";

test.each([
  ["Key (email)=(asha.rao+k@example.co.in) exists", "Key (email)=([mail]) exists"],
  ["mailto:asha%40example.com failed", "mailto:[mail] failed"],
  ["call +91 98765 43210 now", "call [phone] now"],
  ["call 9876543210", "call [phone]"],
  ["call (987) 654-3210.", "call [phone]."],
  ["call ९८७६५४३२१०", "call [phone]"],
  ["call ９８７６５４３２１０", "call [phone]"],
  ["tel_9876543210 and x-919876543210", "tel_[phone] and x-[phone]"],
  ["OTP 493021 is wrong", "OTP [hidden] is wrong"],
  ["otp=4930", "otp=[hidden]"],
  ['{"token":"abc.def","x":1}', '{"token":"[hidden]","x":1}'],
  ["Authorization: Bearer abcdefgh12345678", "Authorization: Bearer [token]"],
  ["jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.sig", "jwt [token]"],
  ["key sb_secret_sandbox-kapas", "key [token]"],
  [
    "at https://kapas.test/order-details/KP-2F4A-81C7-9D3E?t=abc:12",
    "at https://kapas.test/order-details/KP-2F4A-81C7-9D3E?[hidden]",
  ],
  ["/auth-callback#access_token=1 broke", "/auth-callback#[hidden] broke"],
  ["user 0a1b2c3d-0000-4000-8000-0123456789ab", "user [id]"],
  ["/wishlist/Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5 broke", "/wishlist/[token] broke"],
  ["from 203.0.113.7", "from [address]"],
  ["4111 1111 1111 1111", "[card]"],
  ["GSTIN 29ABCPE1234F1Z5 is taken", "GSTIN [gstin] is taken"],
  ["pan=abcpe1234f was refused", "pan=[pan] was refused"],
])("%s", (text, clean) => {
  expect(scrub(text)).toBe(clean);
});

test.each([
  "TypeError: Cannot read properties of undefined (reading 'price')",
  "order KP-2F4A-81C7-9D3E: 3 items, Rs 1,499.00",
  "at render (app/page.tsx:12:345)",
  "answered 503 after 7000 ms on 2026-11-20",
  "pay_SandboxAbc123",
])("keeps %s", (text) => {
  expect(scrub(text)).toBe(text);
});

it.each([
  ["a mail", "no account of asha.rao+kapas@example.co.in here", "no account of [mail] here"],
  ["a mail in a link", "to=asha%40example.com", "to=[mail]"],
  ["a UPI id", "collect from asha-9@okhdfcbank failed", "collect from [mail] failed"],
  ["a phone", "call 9876543210", "call [phone]"],
  ["a phone with its country", "call +919876543210", "call [phone]"],
  ["a phone in groups", "call +91 98765 43210, or 098765-43210", "call [phone], or [phone]"],
  ["a phone in a link", "phone=%2B919876543210", "phone=[phone]"],
  ["a phone of elsewhere", "call +44 20 7946 0958", "call [phone]"],
  ["a phone with an invisible character", "call 98765\u200b43210", "call [phone]"],
  ["a card", "card 4111 1111 1111 1111 was refused", "card [card] was refused"],
  ["a code of an SMS", "123456 is your code", "[code] is your code"],
  ["a code in halves", "type 123 456 now", "type [code] now"],
  ["a short code that is named", "otp: 4821", "otp: [hidden]"],
  ["a password that is named", '{"password":"winter"}', '{"password":"[hidden]"}'],
  ["a token of the auth server", "got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-_1", "got [token]"],
  ["a header", "Authorization: Bearer abcdef123456", "Authorization: Bearer [token]"],
  ["a secret key", "key sb_secret_0123456789abcdef", "key [token]"],
  ["a random name", "order 3kJd92LsPq0xVb7NzRt5Yw81", "order [token]"],
  ["a digest", "hash 0123456789abcdef0123456789abcdef", "hash [token]"],
  ["a query", "GET /order-details/KP-1?token=abc&x=1 failed", "GET /order-details/KP-1?[hidden] failed"],
  ["a link that opens something", "at /designs/a1b2c3/edit", "at /designs/[token]/edit"],
  [
    "an address of a network",
    "from 49.36.12.200 and 2401:4900:1c2b:3d4e:5f60:7182:93a4:b5c6",
    "from [address] and [address]",
  ],
  [
    "what PostgreSQL quotes",
    'invalid input syntax for type uuid: "Asha Rao"',
    'invalid input syntax for type uuid: "[hidden]"',
  ],
  [
    "what the parser quotes",
    "Unexpected token 'A', \"Asha Rao\" is not valid JSON",
    "Unexpected token 'A', \"[hidden]\" is not valid JSON",
  ],
  ["what a button is called", 'button.small[aria-label="Edit Asha Rao"]', "button.small[aria-label]"],
])("hides %s", (_what, text, clean) => {
  expect(scrub(text)).toBe(clean);
});

it.each([
  "Cannot read properties of undefined (reading 'price')",
  "orders: canceling statement due to statement timeout",
  "connect ECONNREFUSED 127.0.0.1:54321",
  "order KP-1A2B-3C4D-5E6F of no one",
  "otp: could not be checked, a new password was asked for",
  "no answer after 8000 ms",
  'duplicate key value violates unique constraint "orders_pkey"',
  "/products/oversized-tee-in-combed-cotton-of-2025-black",
])("keeps %s", (text) => {
  expect(scrub(text)).toBe(text);
});
