import { Icon, type IconProps } from "./icon";

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
