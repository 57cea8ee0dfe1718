"use client";

import { Command } from "cmdk";
import { useRouter } from "next/navigation";
import type { NavGroup } from "@/lib/staff/office-nav";
import { officeRoot } from "./office-root";

interface PaletteDialogProps {
  nav: readonly NavGroup[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const item =
  "flex min-h-11 cursor-pointer items-center justify-between rounded-sm px-3 aria-selected:bg-accent lg:min-h-9";

/** Every page by a few letters of its name. */
export function PaletteDialog({ nav, isOpen, onOpenChange }: PaletteDialogProps) {
  const router = useRouter();
  return (
    <Command.Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      label="Go to"
      container={officeRoot()}
      overlayClassName="fixed inset-0 z-50 bg-black/45"
      contentClassName="fixed top-[12vh] left-1/2 z-50 w-[min(32rem,calc(100vw-2rem))] -translate-x-1/2 overflow-hidden rounded-md border bg-popover text-popover-foreground shadow-float"
    >
      <Command.Input
        placeholder="Go to …"
        className="min-h-12 w-full border-b bg-transparent px-4 text-base outline-none placeholder:text-muted-foreground"
      />
      <Command.List className="max-h-[50vh] overflow-y-auto p-2">
        <Command.Empty className="px-3 py-6 text-center text-muted-foreground">
          No page has this name.
        </Command.Empty>
        {nav.map(({ label, items }) => (
          <Command.Group
            key={label}
            heading={label}
            className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-muted-foreground [&_[cmdk-group-heading]]:text-xs"
          >
            {items.map(({ label: name, path, key }) => (
              <Command.Item
                key={path}
                value={name}
                onSelect={() => {
                  onOpenChange(false);
                  router.push(path);
                }}
                className={item}
              >
                {name}
                <kbd className="font-sans text-muted-foreground text-xs">g {key}</kbd>
              </Command.Item>
            ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command.Dialog>
  );
}
