import type { Metadata } from "next";
import { Designer } from "@/components/designer/designer";
import { ProseSection } from "@/components/layout/prose-page";
import { paths } from "@/lib/paths";
import { isArtOffered } from "@/server/ai-art/offer-queries";
import { getDesignerShop } from "@/server/designs/shop-queries";
import { getStartingDesign } from "@/server/designs/starting-queries";

export const metadata: Metadata = {
  title: "Custom design",
  description:
    "Design your own tee: words in ten Indian scripts, our drawings or your pictures, from one piece.",
  alternates: { canonical: paths.customDesign },
};

export default async function CustomDesignPage() {
  const [shop, starting, hasAiArt] = await Promise.all([
    getDesignerShop(),
    getStartingDesign(),
    isArtOffered(),
  ]);
  return (
    <>
      <h1 className="sr-only">Design your own tee</h1>
      <noscript>
        <p className="container-page py-4 text-lg">
          You draw in this browser, so the designer needs JavaScript. Please switch it on and load the page
          again. Or choose one of our{" "}
          <a href={paths.products} className="link">
            ready tees
          </a>
          , or{" "}
          <a href={paths.contact} className="link">
            tell us
          </a>{" "}
          what you have in mind.
        </p>
      </noscript>
      <Designer shop={shop} hasAiArt={hasAiArt} starting={starting.document} drawn={starting.drawn} />
      <div className="container-page">
        <ProseSection title="How it goes">
          <ol>
            <li>
              Put words, drawings or your own pictures on the tee. It is kept by itself, no account needed.
            </li>
            <li>Press Next: you see the very print, choose sizes, and order from one piece.</li>
            <li>A person looks at every print before the parcel leaves.</li>
          </ol>
        </ProseSection>
        <ProseSection title="What prints well">
          <ul>
            <li>
              Pictures with at least 150 dots per inch at the printed size: the editor shows it as you scale.
            </li>
            <li>Lines of half a millimetre or more. Thinner ones may not hold in the wash.</li>
            <li>Full colours. Soft shadows and see-through parts print uneven.</li>
          </ul>
        </ProseSection>
        <ProseSection title="What we don't print">
          <p>
            Work that belongs to somebody else, logos you have no licence for, and anything that is unlawful
            or meant to hurt. A custom piece is made for you alone, so it can come back only when the fault is
            ours. The <a href={paths.refundPolicy}>Refund Policy</a> has the details.
          </p>
        </ProseSection>
      </div>
    </>
  );
}
