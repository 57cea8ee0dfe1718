"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { limits } from "@/lib/designer/design-limits";
import { DesignShelf } from "./design-shelf";
import { useDesigner } from "./designer-context";
import { useStore } from "./store";

/** The name of the open design, and all designs of this browser. */
export function DesignDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { draft, keeper } = useDesigner();
  const name = useStore(draft, (value) => value.name);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Your designs">
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get("name");
          const next = typeof typed === "string" ? typed.trim() : "";
          if (next !== "") keeper.get()?.rename(next);
          onClose();
        }}
      >
        <label className="grid flex-1 gap-1 font-medium text-sm" htmlFor="design-name">
          Name of this design
          <Input id="design-name" name="name" defaultValue={name} maxLength={limits.name} required />
        </label>
        <Button type="submit">Rename</Button>
      </form>
      <DesignShelf onDone={onClose} />
    </Dialog>
  );
}
