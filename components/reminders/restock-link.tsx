import { useLater } from "@/components/ui/use-later";

const loadDialog = () => import("./restock-dialog");

interface RestockLinkProps {
  name: string;
  colorName: string;
  sizes: readonly { variantId: number; size: string }[];
  /** The size that was pressed, "" for none; null while nothing is asked. */
  asked: string | null;
  onAsk: (size: string | null) => void;
}

/** What it asks comes with the press. */
export function RestockLink({ asked, onAsk, ...dialog }: RestockLinkProps) {
  const later = useLater(loadDialog, asked !== null);
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
