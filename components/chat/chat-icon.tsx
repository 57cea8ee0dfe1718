import { Icon, type IconProps } from "@/components/ui/icon";

export function ChatIcon(props: IconProps) {
  return <Icon {...props} d="M4 5h16v11.5H11L6.5 20v-3.5H4V5ZM8 9.25h8M8 12.25h5" />;
}
