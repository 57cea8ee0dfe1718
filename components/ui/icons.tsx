import { Icon, type IconProps } from "./icon";

// Used on some pages only.
export function ChevronLeftIcon(props: IconProps) {
  return <Icon {...props} d="m14.5 6-6 6 6 6" />;
}
export function ChevronRightIcon(props: IconProps) {
  return <Icon {...props} d="m9.5 6 6 6-6 6" />;
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
export function ShareIcon(props: IconProps) {
  return <Icon {...props} d="M12 15V4m0 0L8 8m4-4 4 4M5.5 12v8h13v-8" />;
}
export function BellIcon(props: IconProps) {
  return <Icon {...props} d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5h4M12 5V3.5" />;
}
