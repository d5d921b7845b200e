import { Icon, type IconProps } from './icon';

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="5.5" width="17" height="13" rx="1" />
      <path d="M4 7l8 6 8-6" />
    </Icon>
  );
}
