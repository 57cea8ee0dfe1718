"use client";

import { usePathname } from "next/navigation";
import { Dialog } from "radix-ui";
import { type ReactNode, useEffect, useState } from "react";
import { CloseIcon, MenuIcon } from "@/components/ui/frame-icons";
import { adminRoot } from "./admin-root";

interface AdminMenuProps {
  children: ReactNode;
  foot: ReactNode;
}

/** The sidebar of a narrow screen. */
export function AdminMenu({ children, foot }: AdminMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes when another page is there
  useEffect(() => setIsOpen(false), [pathname]);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger
        aria-label="Menu"
        className="grid size-11 place-items-center rounded-sm hover:bg-accent"
      >
        <MenuIcon />
      </Dialog.Trigger>
      <Dialog.Portal container={adminRoot()}>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-black/45" />
        <Dialog.Content
          data-slot="admin-menu"
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-[min(18rem,85vw)] flex-col bg-background shadow-float outline-none"
        >
          <div className="flex items-center justify-between px-4 py-1">
            <Dialog.Title className="font-semibold">Menu</Dialog.Title>
            <Dialog.Close
              aria-label="Close"
              className="-mr-2.5 grid size-11 place-items-center rounded-sm hover:bg-accent"
            >
              <CloseIcon />
            </Dialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-2 pb-4">{children}</div>
          {foot}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
