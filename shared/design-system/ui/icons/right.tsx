import { Icon, type IconProps } from './icon';

export function RightIcon(props: IconProps) {
  return (
    <Icon {...props} turns>
      <path d="M4 12h16M14 6l6 6-6 6" />
    </Icon>
  );
}
