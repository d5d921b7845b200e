import { Icon, type IconProps } from '@iwan/shared/ui/icons/icon';

export function MapIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 6.5l5.5-2 6 2 5.5-2v13l-5.5 2-6-2-5.5 2z" />
      <path d="M9 4.5v13M15 6.5v13" />
    </Icon>
  );
}
