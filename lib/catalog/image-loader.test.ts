import { fromFolder, imageSrcSet, renditionUrl, withinFolder } from "./image-loader";

const url = "https://x.test/storage/v1/object/public/product-images/0b-1920.webp";

describe("stored pictures", () => {
  it("are requested in the needed width", () => {
    expect(renditionUrl(url, 320)).toBe("https://x.test/storage/v1/object/public/product-images/0b-320.webp");
    expect(renditionUrl(renditionUrl(url, 320), 640)).toBe(renditionUrl(url, 640));
  });

  it("offer the browser every stored width up to the largest sensible one", () => {
    expect(imageSrcSet(url)?.match(/ \d+w/g)).toEqual([" 320w", " 640w", " 960w", " 1280w", " 1920w"]);
    expect(imageSrcSet(url, 640)?.match(/ \d+w/g)).toEqual([" 320w", " 640w"]);
  });

  it("keep their URL without renditions", () => {
    expect(renditionUrl("/fallback.svg", 320)).toBe("/fallback.svg");
    expect(imageSrcSet("/fallback.svg")).toBeUndefined();
  });
});

describe("pictures of one folder", () => {
  const folder = "https://x.test/storage/v1/object/public/product-images/";

  it("are named relative to it, and resolved again", () => {
    expect(withinFolder(url, folder)).toBe("0b-1920.webp");
    expect(fromFolder("0b-1920.webp", folder)).toBe(url);
  });

  it.each(["https://other.test/0b-1920.webp", "/fallback.svg"])("leave %s unchanged", (foreign) => {
    expect(fromFolder(withinFolder(foreign, folder), folder)).toBe(foreign);
  });
});
