import type { Metadata } from "next";
import { DesignGallery } from "@/components/marketing/design-gallery";
import { Sections } from "@/components/marketing/sections";
import { ShopStructure } from "@/components/marketing/shop-structure";
import { paths } from "@/lib/paths";
import { ogPageImage } from "@/lib/seo/og-image";
import { applyRule } from "@/lib/seo/rules";
import { getDesignGallery } from "@/server/designs/gallery-queries";
import { getSectionPage } from "@/server/marketing/queries";
import { getSeoShop } from "@/server/seo/queries";

export async function generateMetadata(): Promise<Metadata> {
  const shop = await getSeoShop();
  const { title, description } = applyRule("home", {}, shop);
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: paths.home },
    openGraph: {
      siteName: shop.shopName,
      title,
      description,
      url: paths.home,
      images: [ogPageImage("home", title)],
    },
    twitter: { card: "summary_large_image" },
  };
}

export default async function HomePage() {
  const [page, gallery] = await Promise.all([getSectionPage("home"), getDesignGallery()]);
  const { shopName, companyName, companyAddress, companyEmail, companyPhone, socialLinks } = page.brand;
  return (
    <>
      {/* Not the whole brand, because the page carries it. */}
      <ShopStructure
        brand={{ shopName, companyName, companyAddress, companyEmail, companyPhone, socialLinks }}
      />
      <Sections
        page={page}
        title={page.brand.tagline}
        beforePosts={<DesignGallery key="gallery" designs={gallery} />}
      />
    </>
  );
}
