import { Icon, type IconProps } from "./icon";

// Icons of a list's toolbar, separate from those that lists do not show.
export function ChevronDownIcon(props: IconProps) {
  return <Icon {...props} d="m6 9.5 6 6 6-6" />;
}
export function FilterIcon(props: IconProps) {
  return <Icon {...props} d="M4 7.5h8m5 0h3M4 16.5h3m5 0h8M14.5 5v5m-5 4v5" />;
}
