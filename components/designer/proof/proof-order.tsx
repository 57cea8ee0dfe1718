"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { addAllToCart } from "@/components/cart/add-all-to-cart";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button-link";
import { MAX_QUANTITY } from "@/lib/cart/cart";
import { customTitle } from "@/lib/designer/custom-title";
import { printRights } from "@/lib/designer/rights";
import type { Proof, ProofSize } from "@/lib/designer/shop";
import { paths } from "@/lib/paths";
import { priceSizes } from "@/lib/pricing/price-sizes";
import { acceptProofAction } from "@/server/designs/actions";
import { ProofButton, ProofConsent } from "./proof-consent";
import type { ProofProblem } from "./proof-problem";
import { ProofSizeFinder } from "./proof-size-finder";
import { ProofSizes } from "./proof-sizes";
import { ProofTotal } from "./proof-total";
import { useProofSubmit } from "./use-proof-submit";

interface ProofOrderProps {
  proof: Proof;
  /** The review result of this design. */
  notice: ReactNode;
  /** Alternatives to the cart. */
  children: ReactNode;
}

/** Sizes, notes, consent, and Add to cart. */
export function ProofOrder({ proof, notice, children }: ProofOrderProps) {
  const { blank, notes, prints, prices, discountPercent } = proof;
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const router = useRouter();
  const setCount = (size: string, count: number) => setCounts((known) => ({ ...known, [size]: count }));
  const wanted = (blank?.sizes ?? []).map((size) => ({ ...size, count: counts[size.size] ?? 0 }));
  const price = priceSizes(wanted, prints, prices, discountPercent);

  async function order(): Promise<ProofProblem | null> {
    const answer = await acceptProofAction({
      versionId: proof.versionId,
      rightsVersion: printRights.version,
    });
    if (!answer.ok || !blank) return answer.ok ? null : { message: answer.message };
    const { refused } = addAllToCart(
      wanted
        .filter(({ count }) => count > 0)
        .map(({ size, count }) => ({
          id: blank.productId,
          title: customTitle(blank.name, proof.name),
          price: price.units.get(size)?.unitPaise ?? price.totalPaise,
          size,
          color: proof.colour.slug,
          design: proof.versionId,
          quantity: count,
        })),
    );
    const [first] = refused;
    if (first) return { message: first.message };
    router.push(paths.cart);
    return null;
  }

  const press = useProofSubmit({
    needsYes: notes.some((note) => note.needsYes),
    check: () =>
      price.quantity === 0
        ? { field: "sizes", message: `Choose sizes and quantities, up to ${MAX_QUANTITY} of each.` }
        : null,
    run: order,
  });
  if (!blank) return <NotSold designId={proof.designId} />;
  if (!blank.sizes.some(({ largest, free }) => !largest && free > 0))
    return <NoSize proof={proof} sizes={blank.sizes} />;

  return (
    <form ref={press.form} onSubmit={press.onSubmit} noValidate className="grid h-fit min-w-0 gap-7">
      {notice}
      <ProofSizes
        versionId={proof.versionId}
        sizes={wanted}
        units={price.units}
        problemId={press.problem?.field === "sizes" ? press.problemId : null}
        onCount={setCount}
      />
      <ProofSizeFinder cut={proof.cut} sizes={wanted} onCount={setCount} />
      {proof.team ? null : (
        <p className="text-muted-foreground text-sm">
          Ordering for a team?{" "}
          <a href={`${paths.customDesign}?design=${proof.designId}`} className="link">
            Add names and numbers
          </a>{" "}
          under Text.
        </p>
      )}
      <ProofTotal versionId={proof.versionId} price={price} />
      <ProofConsent notes={notes} press={press} />
      <div className="grid gap-3">
        <ProofButton press={press}>Add to cart</ProofButton>
        {children}
      </div>
    </form>
  );
}

function NotSold({ designId }: { designId: string }) {
  return (
    <div className="grid h-fit justify-items-start gap-4">
      <Alert>This tee isn't available right now. Choose another cut for your design.</Alert>
      <ButtonLink href={`${paths.customDesign}?design=${designId}`}>Edit design</ButtonLink>
    </div>
  );
}

/** Explains why each size is unavailable, and links back to the design. */
function NoSize({ proof: { versionId, designId }, sizes }: { proof: Proof; sizes: readonly ProofSize[] }) {
  const isTooLarge = sizes.some(({ largest }) => largest);
  return (
    <div className="grid h-fit min-w-0 justify-items-start gap-4">
      <div className="w-full">
        <ProofSizes
          versionId={versionId}
          sizes={sizes.map((size) => ({ ...size, count: 0 }))}
          units={new Map()}
          problemId={null}
          onCount={() => undefined}
        />
      </div>
      <Alert>
        {isTooLarge
          ? "This print is too large for every size in stock. Make it smaller, or choose another cut or colour."
          : "All sizes of this colour are sold out. Choose another colour or cut for your design."}
      </Alert>
      <ButtonLink href={`${paths.customDesign}?design=${designId}`}>Edit design</ButtonLink>
    </div>
  );
}
