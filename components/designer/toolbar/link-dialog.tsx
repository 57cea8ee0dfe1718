import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";

interface LinkDialogProps {
  link: string | null;
  onClose: () => void;
}

/** For browsers without clipboard access. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  return (
    <Dialog isOpen={link !== null} onClose={onClose} title="Link to this design">
      <p className="mb-3 text-sm">Anyone with the link can see this design as it is now.</p>
      <Input
        readOnly
        value={link ?? ""}
        data-first-focus
        aria-label="Link"
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}
