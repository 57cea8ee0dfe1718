import { Icon, type IconProps } from "./icon";

// Icons of the layout and the product shelf, which every page loads; other icons are in files of their own.
export function SearchIcon(props: IconProps) {
  return <Icon {...props} d="M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM16 16l4.5 4.5" />;
}
export function BagIcon(props: IconProps) {
  return <Icon {...props} d="M5.5 8h13l1 12.5h-15L5.5 8ZM8.75 10.5V7a3.25 3.25 0 0 1 6.5 0v3.5" />;
}
export function UserIcon(props: IconProps) {
  return <Icon {...props} d="M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5a7.5 7.5 0 0 1 15 0" />;
}
export function MenuIcon(props: IconProps) {
  return <Icon {...props} d="M4 7h16M4 12h16M4 17h10" />;
}
export function CloseIcon(props: IconProps) {
  return <Icon {...props} d="m6 6 12 12M18 6 6 18" />;
}
export function HeartIcon(props: IconProps) {
  return <Icon {...props} d="M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15 12 20 12 20Z" />;
}
export function ZoomIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM16 16l4.5 4.5M11 8.25v5.5M8.25 11h5.5"
    />
  );
}
export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props} d="M8.5 4.5 5 5.25C4.5 13 11 19.5 18.75 19l.75-3.5-4-2-2 2a11 11 0 0 1-5-5l2-2-2-4Z" />
  );
}
export function MailIcon(props: IconProps) {
  return <Icon {...props} d="M3.5 6h17v12.5h-17zM4 6.75l8 6.25 8-6.25" />;
}
export function PinIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11ZM12 12.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5Z"
    />
  );
}
export function RulerIcon(props: IconProps) {
  return <Icon {...props} d="M3 8.5h18v7H3zM7 8.5v3M11 8.5v4M15 8.5v3M19 8.5v3" />;
}
export function OfflineIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="m4 4 16 16M8.5 15.5a5 5 0 0 1 7 0M5 12a10 10 0 0 1 4.5-2.6M19 12a10 10 0 0 0-5.5-2.85M2 8.5a15 15 0 0 1 4-2.6M22 8.5a15 15 0 0 0-12-3.9M12 19.2v.1"
    />
  );
}
