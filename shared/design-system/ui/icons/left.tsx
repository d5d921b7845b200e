import { Icon, type IconProps } from './icon';

export function LeftIcon(props: IconProps) {
  return (
    <Icon {...props} turns>
      <path d="M20 12H4M10 6l-6 6 6 6" />
    </Icon>
  );
}
