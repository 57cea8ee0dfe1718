import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ProofOrder } from "@/components/designer/proof-order";
import { ProofPictures } from "@/components/designer/proof-pictures";
import { paths } from "@/lib/paths";
import { getProof } from "@/server/designs/proof-queries";

export const instant = false;

export const metadata: Metadata = {
  title: "What we will print",
  description: "Your design as it goes to the press: check it, choose sizes and put it into the cart.",
  robots: { index: false },
};

export default async function DesignProofPage({ params }: PageProps<"/design-proof/[versionId]">) {
  const { versionId } = await params;
  const proof = await getProof(versionId);
  if (!proof) notFound();
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      <p className="text-muted-foreground">
        <a
          href={`${paths.customDesign}?design=${proof.designId}`}
          className="link -my-2 inline-flex min-h-11 items-center"
        >
          Back to the design
        </a>
      </p>
      <h1 className="display mt-2 text-4xl sm:text-5xl">What we will print</h1>
      <p className="mt-3 max-w-prose text-lg text-muted-foreground">
        “{proof.name}”, on {proof.blank ? proof.blank.name : "a tee"} in {proof.colour.name}. The prints below
        are the very pictures that go to the press.
      </p>
      <div className="mt-8 grid gap-10 lg:grid-cols-[3fr_2fr] xl:grid-cols-[minmax(0,1fr)_26rem] xl:gap-14">
        <ProofPictures design={proof} />
        <ProofOrder proof={proof} />
      </div>
    </div>
  );
}
