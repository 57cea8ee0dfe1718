import Link from "next/link";
import { type ReactElement, useId } from "react";
import { PostCards } from "@/components/blog/post-cards";
import { type ColorMap, toColorMap } from "@/components/catalog/card-view";
import { ProductGrid } from "@/components/catalog/product-grid";
import { Prose } from "@/components/content/prose";
import { WidePicture } from "@/components/pictures/wide-picture";
import type { ButtonStyle } from "@/components/ui/button-classes";
import { ButtonLink } from "@/components/ui/button-link";
import { StepsSection } from "@/components/ui/steps-section";
import type { ProductCard } from "@/lib/catalog/product";
import type { FilledPage, FilledSection } from "@/lib/marketing/filled-section";
import { paths } from "@/lib/paths";
import { describeDeliveryFee, describeFreeDelivery, formatDuration } from "@/lib/settings/describe-terms";
import type { ShopTerms } from "@/lib/settings/shop-terms";
import { BasicsByColor } from "./basics-by-color";
import { CategoryTiles } from "./category-tiles";
import { type HeroProduct, HeroProducts } from "./hero-products";
import { SectionHead } from "./section-head";

interface SectionsProps {
  page: FilledPage;
  /** The page's main heading when no hero has one; visually hidden. */
  title: string;
  /** Before the blog's posts, or at the end without them; with a key. */
  beforePosts?: ReactElement;
}

/** The sections of a page, in order. */
export function Sections({ page, title, beforePosts }: SectionsProps) {
  const colors = toColorMap(page.colors);
  const opening = page.sections.findIndex(({ kind }) => kind === "hero");
  const posts = page.sections.findIndex(({ kind }) => kind === "posts");
  return (
    <>
      {opening < 0 ? <h1 className="sr-only">{title}</h1> : null}
      {page.sections.flatMap((section, index) => [
        index === posts ? beforePosts : null,
        <SectionView
          key={section.id}
          section={section}
          page={page}
          colors={colors}
          isOpening={index === opening}
          isTop={index === 0}
        />,
      ])}
      {posts < 0 ? beforePosts : null}
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
  const { kind, words, products, more, tiles, themes, basics } = section;
  switch (kind) {
    case "hero":
      return (
        <HeroSection section={section} colors={colors} headingLevel={isOpening ? "h1" : "h2"} isTop={isTop} />
      );
    case "facts":
      return <TrustFacts terms={page.terms} />;
    case "categories":
      return (
        <CategoryTiles title={words.title} tiles={tiles}>
          <ThemeLinks themes={themes} />
        </CategoryTiles>
      );
    case "products":
      return more ? (
        <ProductSection
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
      return <PostSection section={section} />;
    case "text":
      return <TextSection section={section} />;
    case "picture":
      return <PictureSection section={section} isTop={isTop} />;
    case "line":
      return null;
  }
}

function ThemeLinks({ themes }: Pick<FilledSection, "themes">) {
  if (themes.length === 0) return null;
  return (
    <nav aria-label="Themes" className="themes">
      <p>Or by theme</p>
      {themes.map(({ slug, name }) => (
        <Link key={slug} href={paths.category(slug)} prefetch={false}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

interface ProductSectionProps {
  title: string;
  lead: string;
  more: { label: string; href: string };
  products: readonly ProductCard[];
  percentOff: number;
  colors: ColorMap;
  /** `ink`: a band in the dark brand colour. */
  tone: "paper" | "ink";
}

function ProductSection({ title, lead, more, products, percentOff, colors, tone }: ProductSectionProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className={tone === "ink" ? "bg-secondary" : undefined}>
      <div className="container-page py-14">
        <SectionHead id={id} title={title} lead={lead || undefined} more={more} />
        <ProductGrid products={products} percentOff={percentOff} colors={colors} />
      </div>
    </section>
  );
}

interface HeroSectionProps {
  section: FilledSection;
  colors: ColorMap;
  headingLevel: "h1" | "h2";
  /** Its picture is the largest of the first screen. */
  isTop: boolean;
}

/** A headline and two buttons, beside its own picture or two tees. */
function HeroSection({
  section: { words, products },
  colors,
  headingLevel: Heading,
  isTop,
}: HeroSectionProps) {
  return (
    <section className="container-page grid items-center gap-x-12 gap-y-8 pt-8 pb-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:pt-10 lg:pb-16">
      <div>
        <Heading className="display wrap-anywhere text-5xl sm:text-7xl xl:text-8xl">{words.title}</Heading>
        {words.text ? (
          <p className="mt-5 max-w-md text-lg text-muted-foreground sm:text-xl">{words.text}</p>
        ) : null}
        <div className="mt-7 flex flex-wrap gap-3 empty:hidden">
          <SectionButton label={words.buttonLabel} href={words.buttonHref} variant="brand" size="lg" />
          <SectionButton label={words.secondLabel} href={words.secondHref} variant="outline" size="lg" />
        </div>
      </div>
      {words.pictureUrl ? (
        <WidePicture
          url={words.pictureUrl}
          alt={words.pictureAlt}
          sizes="(min-width: 1344px) 680px, (min-width: 1024px) 52vw, 92vw"
          isFirst={isTop}
          className="rounded-sm"
        />
      ) : (
        <HeroProducts
          products={products.slice(0, 2).map((card) => toHeroProduct(card, colors))}
          isTop={isTop}
        />
      )}
    </section>
  );
}

function toHeroProduct(card: ProductCard, colors: ColorMap): HeroProduct {
  const color = card.imageColor === null ? undefined : colors.get(card.imageColor);
  return {
    slug: card.slug,
    name: card.name,
    image: card.imageUrl,
    alt: color ? `${card.name} in ${color.name}` : card.name,
  };
}

interface SectionProps {
  section: FilledSection;
}

function TextSection({ section: { words, tree } }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={words.title ? id : undefined}
      className="container-page grid gap-x-10 gap-y-5 py-14 md:grid-cols-[1fr_2fr]"
    >
      {words.title ? (
        <h2 id={id} className="section-title">
          {words.title}
        </h2>
      ) : null}
      <div className="grid min-w-0 justify-items-start gap-6 md:col-start-2">
        {tree ? <Prose tree={tree} /> : null}
        <SectionButton label={words.buttonLabel} href={words.buttonHref} variant="outline" />
      </div>
    </section>
  );
}

function PictureSection({ section: { words }, isTop }: SectionProps & { isTop: boolean }) {
  const id = useId();
  return (
    <section
      aria-labelledby={words.title ? id : undefined}
      className="container-page grid items-center gap-x-12 gap-y-6 py-14 lg:grid-cols-[1.4fr_1fr]"
    >
      <WidePicture
        url={words.pictureUrl}
        alt={words.pictureAlt}
        sizes="(min-width: 1344px) 740px, (min-width: 1024px) 56vw, 92vw"
        isFirst={isTop}
        className="rounded-sm"
      />
      <div className="grid justify-items-start gap-4 empty:hidden">
        {words.title ? (
          <h2 id={id} className="section-title">
            {words.title}
          </h2>
        ) : null}
        {words.text ? <p className="text-lg text-muted-foreground">{words.text}</p> : null}
        <SectionButton label={words.buttonLabel} href={words.buttonHref} variant="outline" />
      </div>
    </section>
  );
}

function PostSection({ section: { words, posts } }: SectionProps) {
  const id = useId();
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby={id} className="container-page py-14">
      <SectionHead id={id} title={words.title} more={{ label: "All posts", href: paths.blog }} />
      <PostCards posts={posts} headingLevel="h3" />
    </section>
  );
}

/** Null when the terms can't be read; the texts then omit the numbers. */
interface TermsProps {
  terms: ShopTerms | null;
}

const stepsOf = (terms: ShopTerms | null) => [
  {
    title: "We draw it",
    text: "Every print in the shop is our own artwork, made for the size it's printed at.",
  },
  {
    title: "You choose fabric and colour",
    text: "Combed cotton in a regular, oversized, women's or kids' cut; each product lists its weight and measurements.",
  },
  {
    title: "We print and ship it",
    text: `Printed in small runs with water-based inks that stay soft in the wash${terms ? `, and packed within ${formatDuration(terms.packingDays, "working day")}` : ""}.`,
  },
];

function HowWePrint({ title, terms }: TermsProps & { title: string }) {
  return <StepsSection id={useId()} title={title} steps={stepsOf(terms)} />;
}

function factsOf(terms: ShopTerms | null) {
  const returns = terms && terms.returnDays > 0 ? `${formatDuration(terms.returnDays)} to return` : "Returns";
  return [
    { title: "Cash on delivery, UPI, cards", text: "Pay your way" },
    {
      title: terms ? describeDeliveryFee(terms) : "All over India",
      text: (terms && describeFreeDelivery(terms)) || "Every pincode our couriers serve",
      href: paths.shippingPolicy,
    },
    { title: "Printed in India", text: "With our own artwork" },
    { title: returns, text: "Exchange or refund", href: paths.refundPolicy },
  ];
}

function TrustFacts({ terms }: TermsProps) {
  return (
    <section aria-label="Good to know" className="border-y">
      <ul className="container-page facts">
        {factsOf(terms).map(({ title, text, href }) => (
          <li key={title}>
            <p>
              {href ? (
                <Link href={href} prefetch={false} className="link">
                  {title}
                </Link>
              ) : (
                title
              )}
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SectionButtonProps extends ButtonStyle {
  label: string;
  href: string;
}

/** A button with staff's label; nothing without a label. */
function SectionButton({ label, href, ...style }: SectionButtonProps) {
  if (label === "" || href === "") return null;
  return (
    <ButtonLink href={href} prefetch={false} {...style}>
      {label}
    </ButtonLink>
  );
}
