import { useDeferredModule } from "@/components/ui/use-deferred-module";

const loadDialog = () => import("./restock-dialog");

interface RestockLinkProps {
  name: string;
  colorName: string;
  sizes: readonly { variantId: number; size: string }[];
  /** The size that was clicked, "" for none; null while closed. */
  asked: string | null;
  onAsk: (size: string | null) => void;
}

/** The dialog loads on click. */
export function RestockLink({ asked, onAsk, ...dialog }: RestockLinkProps) {
  const later = useDeferredModule(loadDialog, asked !== null);
  return (
    <>
      <button type="button" onClick={() => onAsk("")} className="link min-h-11 font-semibold text-sm">
        Notify me when it's back
      </button>
      {later && asked !== null ? (
        <later.RestockDialog {...dialog} initialSize={asked || null} onClose={() => onAsk(null)} />
      ) : null}
    </>
  );
}
