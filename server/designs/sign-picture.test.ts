import { isPictureKey, openDesignLink, pictureKeyOf, signPictures } from "./sign-picture";

vi.mock("@/lib/public-env", () => ({ publicEnv: { siteUrl: "https://shop.test" } }));
vi.mock("@/server/env", () => ({ env: () => ({ ORDER_TOKEN_SECRET: "a secret of a test" }) }));

const versionId = "6f1f0f0e-0000-4000-8000-000000000001";
const other = versionId.replace(/1$/, "2");

test("the key of one version's pictures opens no other version's pictures", () => {
  const key = pictureKeyOf(versionId);
  expect(isPictureKey(versionId, key)).toBe(true);
  expect(isPictureKey(other, key)).toBe(false);
  for (const wrong of ["", key.slice(1), `${key}A`, key.replace(/.$/, "ä"), versionId])
    expect(isPictureKey(versionId, wrong)).toBe(false);
});

test("only the address of a mockup gets its key", () => {
  const path = `/design-pictures/${versionId}/front.webp`;
  const picture = "https://shop.test/storage/v1/object/public/products/a-640.webp";
  const lines = [path, picture, null].map((imageUrl, key) => ({ key, imageUrl }));
  expect(signPictures(lines).map(({ imageUrl }) => imageUrl)).toEqual([
    `${path}?k=${pictureKeyOf(versionId)}`,
    picture,
    null,
  ]);
});

test("staff get the pictures of a customer's proof, and any other link as it was sent", () => {
  const pictures = `https://shop.test/design-pictures/${versionId}`;
  const key = pictureKeyOf(versionId);
  expect(openDesignLink(`https://shop.test/design-proof/${versionId}`)).toEqual([
    `${pictures}/front.webp?k=${key}`,
    `${pictures}/back.webp?k=${key}`,
  ]);
  for (const link of [`https://other.test/design-proof/${versionId}`, "https://shop.test/design-proof/x"])
    expect(openDesignLink(link)).toEqual([link]);
  expect(openDesignLink(null)).toEqual([]);
});
