import { Icon, type IconProps } from '@iwan/shared/ui/icons/icon';

export function ReplyIcon(props: IconProps) {
  return (
    <Icon {...props} turns>
      <path d="M10 6L4.5 11.5 10 17M5 11.5h8.5a6 6 0 0 1 6 6" />
    </Icon>
  );
}
