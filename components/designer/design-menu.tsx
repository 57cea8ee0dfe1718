"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ChevronDownIcon } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { useLater } from "@/components/ui/use-later";
import { limits } from "@/lib/designer/design-limits";
import { useDesigner } from "./designer-context";
import { useStore } from "./store";

const loadShelf = () => import("./design-shelf");

/** The design's name; behind it all designs of this browser. */
export function DesignMenu() {
  const { draft, keeper } = useDesigner();
  const name = useStore(draft, (value) => value.name);
  const [isOpen, setOpen] = useState(false);
  const shelf = useLater(loadShelf, isOpen);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-label={`${name}: name, copies and other designs`}
        onClick={() => setOpen(true)}
        className="flex min-h-8 max-w-full items-center gap-1 rounded-sm px-2 font-semibold text-sm hover:bg-accent md:min-h-11"
      >
        <span className="truncate">{name}</span>
        <ChevronDownIcon className="size-4 shrink-0" />
      </button>
      <Dialog isOpen={isOpen} onClose={close} title="Your designs">
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            const typed = new FormData(event.currentTarget).get("name");
            const next = typeof typed === "string" ? typed.trim() : "";
            if (next !== "") keeper.get()?.rename(next);
            close();
          }}
        >
          <label className="grid flex-1 gap-1 font-medium text-sm" htmlFor="design-name">
            Name of this design
            <Input id="design-name" name="name" defaultValue={name} maxLength={limits.name} required />
          </label>
          <Button type="submit">Rename</Button>
        </form>
        {shelf ? <shelf.DesignShelf onDone={close} /> : null}
      </Dialog>
    </>
  );
}
