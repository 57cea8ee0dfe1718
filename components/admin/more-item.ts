export interface MoreItem {
  label: string;
  /** Leads there; otherwise it does something. */
  href?: string;
  onSelect?: () => void;
  /** Stands last and apart. */
  isDangerous?: boolean;
}

export interface MoreMenuProps {
  items: readonly MoreItem[];
}
