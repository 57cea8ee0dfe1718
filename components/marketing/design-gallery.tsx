import type { GalleryDesign } from "@/lib/designer/gallery-design";
import { paths } from "@/lib/paths";
import { SectionHead } from "./section-head";

/** What customers made in the designer, and allow the home page to show. */
export function DesignGallery({ designs }: { designs: readonly GalleryDesign[] }) {
  if (designs.length === 0) return null;
  return (
    <section aria-labelledby="gallery" className="container-page py-14">
      <SectionHead
        id="gallery"
        title="Designed by our customers"
        more={{ label: "Make your own", href: paths.customDesign }}
      />
      <ul className="design-gallery">
        {designs.map(({ versionId, name, picture, firstName, mayRemix, isAi }) => (
          <li key={versionId}>
            {/* biome-ignore lint/performance/noImgElement: drawn by the shop, there is no optimizer */}
            <img src={picture} alt="" loading="lazy" />
            <h3>{name}</h3>
            {firstName || isAi ? (
              <p>{[firstName && `By ${firstName}`, isAi && "AI art"].filter(Boolean).join(" · ")}</p>
            ) : null}
            {mayRemix ? (
              <a href={`${paths.customDesign}?remix=${versionId}`}>{`Start from “${name}”`}</a>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
