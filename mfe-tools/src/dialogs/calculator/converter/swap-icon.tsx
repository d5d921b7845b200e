import { Icon, type IconProps } from '@iwan/shared/ui/icons/icon';

export function SwapIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8.5h15l-3.5-4M20 15.5H5l3.5 4" />
    </Icon>
  );
}
