import { Icon, type IconProps } from '@iwan/shared/ui/icons/icon';

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 8.5h17M3.5 15.5h17" />
    </Icon>
  );
}
