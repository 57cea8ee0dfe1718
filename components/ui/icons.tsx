export interface IconProps {
  className?: string;
}

/** Drawn on a 24 grid with one line width. Always decoration: the words stand beside it or in a label. */
function Icon({ d, className = "size-6" }: IconProps & { d: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon ${className}`}>
      <path d={d} />
    </svg>
  );
}

// One function each, so that a page that uses three icons carries three.
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
export function CheckIcon(props: IconProps) {
  return <Icon {...props} d="m5 12.5 4.5 4.5L19 7.5" />;
}
export function PlusIcon(props: IconProps) {
  return <Icon {...props} d="M12 5.5v13M5.5 12h13" />;
}
export function MinusIcon(props: IconProps) {
  return <Icon {...props} d="M5.5 12h13" />;
}
export function ChevronDownIcon(props: IconProps) {
  return <Icon {...props} d="m6 9.5 6 6 6-6" />;
}
export function ChevronLeftIcon(props: IconProps) {
  return <Icon {...props} d="m14.5 6-6 6 6 6" />;
}
export function ChevronRightIcon(props: IconProps) {
  return <Icon {...props} d="m9.5 6 6 6-6 6" />;
}
export function FilterIcon(props: IconProps) {
  return <Icon {...props} d="M4 7.5h8m5 0h3M4 16.5h3m5 0h8M14.5 5v5m-5 4v5" />;
}
export function TrashIcon(props: IconProps) {
  return <Icon {...props} d="M4.5 6.5h15M9.5 6.5V4.5h5v2M6.5 6.5l1 14h9l1-14M10.25 10.5v6m3.5-6v6" />;
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
export function InfoIcon(props: IconProps) {
  return <Icon {...props} d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5M12 7.75v.1" />;
}
export function AlertIcon(props: IconProps) {
  return <Icon {...props} d="M12 4 21 19.5H3L12 4ZM12 10v4.5M12 16.9v.1" />;
}
export function TruckIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M2.5 6.5h11v10h-11zM13.5 10h4l3.5 3.5v3h-7.5zM7 18.75a1.75 1.75 0 1 1 0-3.5 1.75 1.75 0 0 1 0 3.5ZM17 18.75a1.75 1.75 0 1 1 0-3.5 1.75 1.75 0 0 1 0 3.5Z"
    />
  );
}
export function ReturnIcon(props: IconProps) {
  return <Icon {...props} d="M8.5 5 4 9.5 8.5 14M4 9.5h10a5 5 0 0 1 0 10H8" />;
}
export function LockIcon(props: IconProps) {
  return <Icon {...props} d="M5.5 10.5h13v9.5h-13zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2.5" />;
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
export function ShareIcon(props: IconProps) {
  return <Icon {...props} d="M12 15V4m0 0L8 8m4-4 4 4M5.5 12v8h13v-8" />;
}
export function OfflineIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="m4 4 16 16M8.5 15.5a5 5 0 0 1 7 0M5 12a10 10 0 0 1 4.5-2.6M19 12a10 10 0 0 0-5.5-2.85M2 8.5a15 15 0 0 1 4-2.6M22 8.5a15 15 0 0 0-12-3.9M12 19.2v.1"
    />
  );
}
export function BellIcon(props: IconProps) {
  return <Icon {...props} d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5h4M12 5V3.5" />;
}
export function InstagramIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM16.75 7.25v.1"
    />
  );
}
export function YoutubeIcon(props: IconProps) {
  return <Icon {...props} d="M3 7.5C8 6 16 6 21 7.5v9c-5 1.5-13 1.5-18 0v-9ZM10.25 9.5v5l4.5-2.5-4.5-2.5Z" />;
}
export function FacebookIcon(props: IconProps) {
  return <Icon {...props} d="M13 20.5v-8m0 0V9a3.5 3.5 0 0 1 3.5-3.5H18M13 12.5H9m4 0h4" />;
}
export function XIcon(props: IconProps) {
  return <Icon {...props} d="m5 4.5 14 15M18.5 4.5l-6 6.75M5.5 19.5l6-6.75" />;
}
