import { Icon, type IconProps } from './icon';

export function OutIcon(props: IconProps) {
  return (
    <Icon {...props} turns>
      <path d="M8 5h11v11M19 5L6 18" />
    </Icon>
  );
}
