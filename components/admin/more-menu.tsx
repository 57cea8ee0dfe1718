"use client";

import { type ComponentType, useState } from "react";
import { Button } from "@/components/ui/button";
import type { MoreMenuProps } from "./more-item";

/** What can be done beside the main thing. The menu is fetched by the first press. */
export function MoreMenu({ items }: MoreMenuProps) {
  const [Choices, setChoices] = useState<ComponentType<MoreMenuProps> | null>(null);
  const open = async () => {
    const { MoreChoices } = await import("./more-choices");
    setChoices(() => MoreChoices);
  };
  if (items.length === 0) return null;
  if (Choices) return <Choices items={items} />;
  return (
    <Button
      variant="outline"
      size="sm"
      aria-haspopup="menu"
      onClick={() => void open().catch(() => undefined)}
    >
      More
    </Button>
  );
}
