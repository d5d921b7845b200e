import { Icon, type IconProps } from './icon';

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15V4M8 7.5L12 3.5l4 4M5.5 12.5V20h13v-7.5" />
    </Icon>
  );
}
