import type { Metadata } from "next";
import { Designer } from "@/components/designer/designer";
import { PrintPrices } from "@/components/designer/print-prices";
import { ProseSection } from "@/components/layout/prose-page";
import { paths } from "@/lib/paths";
import { isArtOffered } from "@/server/ai-art/offer-queries";
import { getDesignerShop } from "@/server/designs/shop-queries";

export const metadata: Metadata = {
  title: "Custom design",
  description:
    "Design your own T-shirt: text in ten Indian scripts, our art or your own pictures. Order as few as one.",
  alternates: { canonical: paths.customDesign },
};

export default async function CustomDesignPage() {
  const [shop, hasAiArt] = await Promise.all([getDesignerShop(), isArtOffered()]);
  return (
    <>
      <h1 className="sr-only">Design your own tee</h1>
      <noscript>
        <p className="container-page py-4 text-lg">
          The designer needs JavaScript. Please turn it on and reload the page, or choose one of our{" "}
          <a href={paths.products} className="link">
            ready-made tees
          </a>
          , or{" "}
          <a href={paths.contact} className="link">
            tell us
          </a>{" "}
          what you have in mind.
        </p>
      </noscript>
      <Designer shop={shop} hasAiArt={hasAiArt} />
      <div className="container-page">
        <ProseSection title="How it works">
          <ol>
            <li>Add text, art or your own pictures to the tee. It saves automatically, no account needed.</li>
            <li>Next shows the exact print. Choose sizes and order as few as one.</li>
            <li>Our team checks every print before it ships.</li>
          </ol>
        </ProseSection>
        <PrintPrices shop={shop} />
        <ProseSection title="What prints well">
          <ul>
            <li>
              Pictures with at least 150 dots per inch at the printed size: the designer shows it as you
              resize.
            </li>
            <li>Lines of half a millimetre or more. Thinner lines may wash off.</li>
            <li>Solid colours. Soft shadows and see-through parts print unevenly.</li>
          </ul>
        </ProseSection>
        <ProseSection title="What we don't print">
          <p>
            Other people's work, logos you don't have a licence for, and anything illegal or hateful. A custom
            item is made just for you, so you can return it only if the fault is ours. See the{" "}
            <a href={paths.refundPolicy}>Refund Policy</a>.
          </p>
        </ProseSection>
      </div>
    </>
  );
}
