import { type ColorMap, toColorMap } from "@/components/catalog/card-view";
import type { FilledPage, FilledSection } from "@/lib/marketing/filled-section";
import { BasicsByColor } from "./basics-by-color";
import { CategoryTiles } from "./category-tiles";
import { HeroSection } from "./hero-section";
import { ProductShelf } from "./product-shelf";
import { HowWePrint, TrustFacts } from "./shop-facts";
import { PictureSection, PostShelf, TextSection } from "./text-sections";

interface SectionsProps {
  page: FilledPage;
  /** The page's main heading where no opening has one; it is not seen. */
  title: string;
}

/** A page of sections, in their order. */
export function Sections({ page, title }: SectionsProps) {
  const colors = toColorMap(page.colors);
  const opening = page.sections.findIndex(({ kind }) => kind === "hero");
  return (
    <>
      {opening < 0 ? <h1 className="sr-only">{title}</h1> : null}
      {page.sections.map((section, index) => (
        <SectionView
          key={section.id}
          section={section}
          page={page}
          colors={colors}
          isOpening={index === opening}
          isTop={index === 0}
        />
      ))}
    </>
  );
}

interface SectionViewProps {
  section: FilledSection;
  page: FilledPage;
  colors: ColorMap;
  isOpening: boolean;
  isTop: boolean;
}

function SectionView({ section, page, colors, isOpening, isTop }: SectionViewProps) {
  const { kind, words, products, more, tiles, basics } = section;
  switch (kind) {
    case "hero":
      return (
        <HeroSection section={section} colors={colors} headingLevel={isOpening ? "h1" : "h2"} isTop={isTop} />
      );
    case "facts":
      return <TrustFacts terms={page.terms} />;
    case "categories":
      return <CategoryTiles title={words.title} tiles={tiles} />;
    case "products":
      return more ? (
        <ProductShelf
          title={words.title}
          lead={words.text}
          more={more}
          products={products}
          percentOff={page.percentOff}
          colors={colors}
          tone={words.tone}
        />
      ) : null;
    case "basics":
      return <BasicsByColor lead={words.text} colors={basics.flatMap((slug) => colors.get(slug) ?? [])} />;
    case "steps":
      return <HowWePrint title={words.title} terms={page.terms} />;
    case "posts":
      return <PostShelf section={section} />;
    case "text":
      return <TextSection section={section} />;
    case "picture":
      return <PictureSection section={section} isTop={isTop} />;
    case "line":
      return null;
  }
}
