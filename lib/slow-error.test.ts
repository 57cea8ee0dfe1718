import { slowDigest, slowReferenceOf } from "./slow-error";

it("carries its reference through the digest", () => {
  expect(slowReferenceOf(slowDigest("1a2b3c4d"))).toBe("1a2b3c4d");
});

it.each([undefined, "", "1234567890", "KAPAS_AUTHENTICATION"])("rejects the digest %s", (digest) => {
  expect(slowReferenceOf(digest)).toBeNull();
});
