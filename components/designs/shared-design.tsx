import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button-link";
import { Price } from "@/components/ui/price";
import { designPaths } from "@/lib/designer/design-paths";
import type { DesignDocument } from "@/lib/designer/document";
import { printViews } from "@/lib/designer/printing/print-areas";
import type { DesignOffer } from "@/lib/designer/shop";
import { formatPaise } from "@/lib/money";
import { paths } from "@/lib/paths";
import { ShareLink } from "./share-link";

interface SharedDesignProps {
  token: string;
  design: { name: string; document: DesignDocument; isAi: boolean };
  offer: DesignOffer;
}

/** The page of a shared link, without its creator's name. */
export function SharedDesign({ token, design, offer }: SharedDesignProps) {
  const { name, document, isAi } = design;
  const hasBack = document.views.back.some((layer) => !layer.hidden);
  const layers = printViews.flatMap((view) => document.views[view]);
  const texts = layers.flatMap((layer) => (layer.type === "text" && !layer.hidden ? [layer.text] : []));
  return (
    <div className="container-page grid gap-8 pt-8 pb-16 sm:pt-12 lg:grid-cols-[1.4fr_1fr] lg:gap-14">
      <div className={hasBack ? "grid gap-4 sm:grid-cols-2" : "max-w-xl"}>
        <Mockup
          src={designPaths.sharedPicture(token, "front")}
          alt={`${name}, the front of the tee`}
          isFirst
        />
        {hasBack ? (
          <Mockup src={designPaths.sharedPicture(token, "back")} alt={`${name}, the back of the tee`} />
        ) : null}
      </div>
      <div className="lg:pt-6">
        <p className="text-muted-foreground">
          <span>A shared design</span>
          {isAi ? <Badge className="ml-2">AI art</Badge> : null}
        </p>
        <h1 className="display mt-2 text-4xl break-words sm:text-5xl">{name}</h1>
        <p className="mt-4">{offer.garment}</p>
        {offer.from ? <FromPrice from={offer.from} /> : null}
        {texts.length > 0 ? (
          <p className="mt-4 text-lg break-words whitespace-pre-line">Text: {texts.join(", ")}</p>
        ) : null}
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink href={`${paths.customDesign}?remix=${encodeURIComponent(token)}`} prefetch={false}>
            Remix
          </ButtonLink>
          <ButtonLink href={paths.customDesign} variant="outline">
            Design my own
          </ButtonLink>
          <ShareLink path={designPaths.shared(token)} name={name} />
        </div>
        <p className="mt-4 max-w-prose text-muted-foreground text-sm">
          Remix opens a copy you can edit. The original stays as it is.
        </p>
        <p className="mt-6 border-t pt-4 text-muted-foreground text-sm">
          Digital mockup; colours and folds may vary.{" "}
          <a href={paths.report(designPaths.shared(token))} rel="nofollow" className="link">
            Report this design
          </a>
        </p>
      </div>
    </div>
  );
}

function FromPrice({
  from: { unitPaise, listPaise, percentOff },
}: {
  from: NonNullable<DesignOffer["from"]>;
}) {
  return (
    <Price
      now={`from ${formatPaise(unitPaise)}`}
      was={percentOff > 0 ? `MRP ${formatPaise(listPaise)}` : undefined}
      note={percentOff > 0 ? `${percentOff}% off` : undefined}
      size="md"
      className="mt-1"
    />
  );
}

function Mockup({ src, alt, isFirst = false }: { src: string; alt: string; isFirst?: boolean }) {
  return (
    <div className="aspect-4/5 overflow-hidden rounded-md bg-[#eae5dd]">
      {/* biome-ignore lint/performance/noImgElement: it has one size, and next/image can't read what is private */}
      <img
        src={src}
        alt={alt}
        width={1000}
        height={1250}
        fetchPriority={isFirst ? "high" : "auto"}
        className="size-full object-cover"
      />
    </div>
  );
}
