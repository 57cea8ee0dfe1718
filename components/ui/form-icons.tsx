import { Icon, type IconProps } from "./icon";

// Icons of forms, the cart and the checkout.
export function CheckIcon(props: IconProps) {
  return <Icon {...props} d="m5 12.5 4.5 4.5L19 7.5" />;
}
export function PlusIcon(props: IconProps) {
  return <Icon {...props} d="M12 5.5v13M5.5 12h13" />;
}
export function MinusIcon(props: IconProps) {
  return <Icon {...props} d="M5.5 12h13" />;
}
export function TrashIcon(props: IconProps) {
  return <Icon {...props} d="M4.5 6.5h15M9.5 6.5V4.5h5v2M6.5 6.5l1 14h9l1-14M10.25 10.5v6m3.5-6v6" />;
}
export function InfoIcon(props: IconProps) {
  return <Icon {...props} d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5M12 7.75v.1" />;
}
export function AlertIcon(props: IconProps) {
  return <Icon {...props} d="M12 4 21 19.5H3L12 4ZM12 10v4.5M12 16.9v.1" />;
}
export function LockIcon(props: IconProps) {
  return <Icon {...props} d="M5.5 10.5h13v9.5h-13zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2.5" />;
}
