import { Icon, type IconProps } from './icon';

export function WhatsAppIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5a8.5 8.5 0 0 0-7.3 12.8L3.5 20.5l4.3-1.2A8.5 8.5 0 1 0 12 3.5z" />
      <path d="M9.3 8.2c-1 2.7 3 6.9 6.2 6.3l.7-1.6-2.1-1.1-.9.9c-1-.4-1.8-1.2-2.2-2.2l.9-.9-1-2z" />
    </Icon>
  );
}
