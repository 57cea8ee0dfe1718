import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";

interface LinkFieldProps {
  /** Null: closed. */
  link: string | null;
  onClose: () => void;
}

/** A link to copy by hand, where the browser does not allow copying it. */
export function LinkField({ link, onClose }: LinkFieldProps) {
  return (
    <Dialog isOpen={link !== null} onClose={onClose} title="Link to this design">
      <p>Copy this link and share it with anyone.</p>
      <Input
        readOnly
        aria-label="Link to this design"
        value={link ?? ""}
        onFocus={(event) => event.target.select()}
        className="mt-3"
        data-first-focus
      />
    </Dialog>
  );
}
