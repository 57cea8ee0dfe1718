import { useRouter } from "next/navigation";
import { useEffect, useMemo, useState } from "react";
import { afterPointerRelease } from "@/components/ui/after-pointer-release";
import { Button } from "@/components/ui/button";
import { ChevronDownIcon } from "@/components/ui/list-icons";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast-store";
import { useDeferredModule } from "@/components/ui/use-deferred-module";
import { useIsOffline } from "@/components/ui/use-is-offline";
import { designPaths } from "@/lib/designer/design-paths";
import type { PricedDesign } from "@/lib/designer/printing/price-rise";
import { printViews } from "@/lib/designer/printing/print-areas";
import {
  type CustomPrice,
  customPriceOf,
  type SidePrint,
  smallestPrint,
} from "@/lib/designer/printing/print-price";
import { printBounds } from "@/lib/designer/scene/bounds";
import { formatPaise } from "@/lib/money";
import { discountPrice } from "@/lib/pricing/discount";
import { offlineMessage } from "@/lib/result";
import { changeOf, withChange } from "@/lib/submissions/design-change";
import { useDesigner } from "../designer-context";
import { describeSaveState } from "../drafts/describe-save-state";
import { GlyphButton } from "../glyph-button";
import { useStore } from "../store";
import { redoStep, undoStep } from "./history-steps";
import { useFreeze } from "./use-freeze";

const loadRise = () => import("./price-rise");

/** Always in view: undo and redo, name, price, and Next. */
export function TopBar({ openHelp }: { openHelp: () => void }) {
  const designer = useDesigner();
  const { editing } = designer;
  const undoLabel = useStore(editing, ({ history }) => history.past.at(-1)?.label);
  const redoLabel = useStore(editing, ({ history }) => history.future[0]?.label);
  const price = usePrice();
  const rise = useDeferredModule(loadRise);
  return (
    <div className="col-span-full flex min-h-14 flex-wrap items-center gap-1 border-b px-1 sm:gap-2 sm:px-3">
      <GlyphButton
        glyph="undo"
        label={undoLabel === undefined ? "Undo" : `Undo: ${undoLabel}`}
        disabled={undoLabel === undefined}
        onClick={() => undoStep(designer)}
      />
      <GlyphButton
        glyph="redo"
        label={redoLabel === undefined ? "Redo" : `Redo: ${redoLabel}`}
        disabled={redoLabel === undefined}
        onClick={() => redoStep(designer)}
      />
      <div className="min-w-0 grow basis-[2.5rem] md:flex md:items-center md:gap-3">
        <DesignMenu />
        <SaveNote />
      </div>
      <GlyphButton glyph="help" label="Shortcuts and help" className="max-md:hidden" onClick={openHelp} />
      {price ? (
        <p className="relative text-right leading-tight">
          <span className="sr-only">Price per item: </span>
          {price.isFrom ? <span className="text-muted-foreground text-xs max-sm:block">from </span> : null}
          <span translate="no" className="font-bold tabular-nums sm:text-lg">
            {formatPaise(price.unitPaise)}
          </span>
          <span className="block text-[0.6875rem] text-muted-foreground max-sm:hidden">
            {price.next ? `${price.next.percent}% off from ${price.next.quantity} items` : "per item"}
          </span>
          {rise ? <rise.PriceRise price={price} /> : null}
        </p>
      ) : null}
      <ShareButton />
      <NextButton />
    </div>
  );
}

function SaveNote() {
  const { draft } = useDesigner();
  const kind = useStore(draft, ({ save }) => save.kind);
  const { long, short } = describeSaveState(kind, useIsOffline());
  return (
    <p
      className="truncate px-2 noscript:hidden text-[0.6875rem] text-muted-foreground leading-tight md:text-xs"
      data-part="saved"
    >
      <span className="sm:hidden">{short}</span>
      <span className="max-sm:hidden">{long}</span>
    </p>
  );
}

interface ShownPrice extends CustomPrice, PricedDesign {
  /** Without a print yet: what the tee costs with the smallest one. */
  isFrom: boolean;
}

/** The current unit price; null for a cut that is not sold. The server measures and prices independently. */
function usePrice(): ShownPrice | null {
  const { editing, parts, shop } = useDesigner();
  const document = useStore(editing, (value) => value.document);
  const resources = useStore(parts, (value) => value.resources);
  return useMemo(() => {
    const blank = shop.blanks.find(({ cut }) => cut === document.cut);
    if (!blank) return null;
    const prints = printViews.flatMap((view): SidePrint[] => {
      const box = printBounds(document, view, resources);
      return box ? [{ view, widthMm: box.width, heightMm: box.height }] : [];
    });
    const isFrom = prints.length === 0;
    const priced = isFrom ? smallestPrint(shop.prices) : prints;
    const price = customPriceOf(shop.prices, blank.pricePaise, priced, 1);
    const { unitPaise } = discountPrice(price.unitPaise, shop.discountPercent);
    return { ...price, cut: blank.cut, prints, isFrom, unitPaise };
  }, [document, resources, shop]);
}

const loadDialog = () => import("../drafts/design-dialog");

/** The design's name, which opens all designs of this browser. */
function DesignMenu() {
  const { draft } = useDesigner();
  const name = useStore(draft, (value) => value.name);
  const [isOpen, setOpen] = useState(false);
  const dialog = useDeferredModule(loadDialog, isOpen);
  return (
    <>
      <button
        type="button"
        aria-label={`${name}: rename, copy and other designs`}
        onClick={() => setOpen(true)}
        className="flex min-h-8 max-w-full items-center gap-1 rounded-sm px-2 font-semibold text-sm hover:bg-accent md:min-h-11"
      >
        <span className="truncate">{name}</span>
        <ChevronDownIcon className="size-4 shrink-0" />
      </button>
      {dialog ? <dialog.DesignDialog isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Opens the proof: what will be printed, measured by the server. */
function NextButton() {
  const router = useRouter();
  const { isFreezing, freeze } = useFreeze();
  const [isLeaving, setLeaving] = useState(false);
  const { editing } = useDesigner();
  // Next keeps a previous page with its state, and Back shows it again.
  useEffect(() => setLeaving(false), []);
  const go = async () => {
    const versionId = await freeze();
    if (versionId === null) return;
    setLeaving(true);
    editing.set({ ...editing.get(), selectedId: null });
    const change = changeOf(Object.fromEntries(new URLSearchParams(window.location.search)));
    router.push(withChange(designPaths.proof(versionId), change));
  };
  return (
    <Button variant="brand" size="sm" isPending={isFreezing || isLeaving} onClick={() => void go()}>
      Next
    </Button>
  );
}

const loadShareDialog = () => import("./link-dialog");

/** Creates a link that shows the current design to anyone who has it. */
function ShareButton() {
  const { draft } = useDesigner();
  const { freeze } = useFreeze();
  const [isWorking, setWorking] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const dialog = useDeferredModule(loadShareDialog, link !== null);
  const share = async () => {
    if (isWorking) return;
    setWorking(true);
    try {
      const versionId = await freeze();
      if (versionId === null) return;
      const { shareLink } = await import("./share-link");
      await shareLink(versionId, draft.get().name, setLink);
    } catch {
      const title = navigator.onLine ? "We couldn't reach the shop. Try Share again." : offlineMessage;
      toast({ title, variant: "destructive" });
    } finally {
      afterPointerRelease(() => setWorking(false));
    }
  };
  return (
    <>
      {isWorking ? (
        <span className="grid size-11 place-items-center">
          <Spinner label="Creating the link" />
        </span>
      ) : (
        <GlyphButton glyph="share" label="Share" onClick={() => void share()} />
      )}
      {dialog ? <dialog.LinkDialog link={link} onClose={() => setLink(null)} /> : null}
    </>
  );
}
