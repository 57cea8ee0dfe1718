export interface MoreItem {
  label: string;
  /** A link target; without it, the item runs an action. */
  href?: string;
  onSelect?: () => void;
  /** Shown last and set apart. */
  isDangerous?: boolean;
}

export interface MoreMenuProps {
  items: readonly MoreItem[];
}
