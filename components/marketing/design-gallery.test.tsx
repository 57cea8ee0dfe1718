import { renderToStaticMarkup } from "react-dom/server";
import { DesignGallery } from "./design-gallery";

const poster = {
  versionId: "a1",
  name: "Poster",
  picture: "/p.webp",
  firstName: null,
  mayRemix: false,
  isAi: false,
};

describe("the gallery of the home page", () => {
  it("is not there without designs", () => {
    expect(renderToStaticMarkup(<DesignGallery designs={[]} />)).toBe("");
  });

  it("shows a first name, AI art and a way to start only for designs that have them", () => {
    const named = { ...poster, versionId: "b2", name: "Sun", firstName: "Asha", mayRemix: true, isAi: true };
    const [html, both] = [[poster], [poster, named]].map((designs) =>
      renderToStaticMarkup(<DesignGallery designs={designs} />),
    );
    expect(html).toContain("Make your own");
    expect(html).not.toMatch(/By |AI art|Start from/);
    expect(both).toContain("By Asha · AI art");
    expect(both).toContain('<a href="/custom-design?remix=b2">Start from “Sun”</a>');
  });
});
