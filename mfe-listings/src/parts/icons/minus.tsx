import { Icon, type IconProps } from '@iwan/shared/ui/icons/icon';

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h14" />
    </Icon>
  );
}
