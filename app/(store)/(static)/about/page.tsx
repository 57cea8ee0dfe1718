import type { Metadata } from "next";
import { ProsePage, ProseSection } from "@/components/layout/prose-page";
import { ButtonLink } from "@/components/ui/button-link";
import { paths } from "@/lib/paths";
import { getBrand } from "@/server/settings/queries";

export const metadata: Metadata = {
  title: "About us",
  description: "Who we are, what our tees are made of, and why the pictures in this shop are mockups.",
  alternates: { canonical: paths.about },
};

export default async function AboutPage() {
  const brand = await getBrand();
  return (
    <ProsePage
      title={brand.tagline}
      lead={
        <p>
          Cotton has travelled from India along every trade route of the old world. At {brand.shopName} we
          make tees from it, and print on them what we draw.
        </p>
      }
    >
      <ProseSection title="The cloth">
        <p>
          Our everyday tees are single jersey in combed, ring-spun cotton: 180 gsm for the regular cut, 240
          gsm for the oversized one. The cloth is bio-washed and pre-shrunk, so the size you buy is the size
          you keep. The page of each piece says what it is made of, with measurements in centimetres.
        </p>
      </ProseSection>
      <ProseSection title="The drawings">
        <p>
          Every print in the shop is our own artwork. Some is lettering, some is pattern, much of it begins
          with things one sees from a train window. We print in small runs, so a design that does not sell
          does not fill a warehouse.
        </p>
      </ProseSection>
      <ProseSection title="Honest pictures">
        <p>
          The pictures in the shop are digital mockups: the artwork is placed on a drawn garment at its true
          size and in its true colours. Cloth and ink are never exactly what a screen shows. If a piece
          differs from what you expected, <a href={paths.refundPolicy}>send it back</a>.
        </p>
      </ProseSection>
      <ProseSection title="The company">
        <p>
          {brand.companyName}
          <br />
          {brand.companyAddress}
        </p>
        <p className="flex flex-wrap gap-3 pt-2">
          <ButtonLink href={paths.products}>See the tees</ButtonLink>
          <ButtonLink href={paths.contact} variant="outline">
            Talk to us
          </ButtonLink>
        </p>
      </ProseSection>
    </ProsePage>
  );
}
