import Link from "next/link";
import { DropdownMenu } from "radix-ui";
import { Button } from "@/components/ui/button";
import type { MoreItem, MoreMenuProps } from "./more-item";
import { adminRoot } from "./shell/admin-root";

const look =
  "flex min-h-11 cursor-pointer items-center rounded-sm px-3 outline-none data-highlighted:bg-accent pointer-fine:min-h-9";

/** The opened menu. */
export function MoreChoices({ items }: MoreMenuProps) {
  const dangerous = items.filter(({ isDangerous }) => isDangerous);
  const others = items.filter(({ isDangerous }) => !isDangerous);
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>
        <Button variant="outline" size="sm">
          More
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={adminRoot()}>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          className="z-50 min-w-44 rounded-sm border bg-popover p-1 text-popover-foreground shadow-float"
        >
          {others.map((item) => (
            <Item key={item.label} item={item} />
          ))}
          {others.length > 0 && dangerous.length > 0 ? (
            <DropdownMenu.Separator className="my-1 h-px bg-border" />
          ) : null}
          {dangerous.map((item) => (
            <Item key={item.label} item={item} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Item({ item: { label, href, onSelect, isDangerous } }: { item: MoreItem }) {
  if (href) {
    return (
      <DropdownMenu.Item asChild className={look}>
        <Link href={href} prefetch={false}>
          {label}
        </Link>
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      className={isDangerous ? `${look} text-destructive data-highlighted:bg-destructive-soft` : look}
    >
      {label}
    </DropdownMenu.Item>
  );
}
