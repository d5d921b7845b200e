import { Icon, type IconProps } from '@iwan/shared/ui/icons/icon';

export function PersonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6" />
    </Icon>
  );
}
