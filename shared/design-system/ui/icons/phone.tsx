import { Icon, type IconProps } from './icon';

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.2 3.8h3l1.6 4.3-2 1.6a12 12 0 0 0 5.5 5.5l1.6-2 4.3 1.6v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.2 6a2 2 0 0 1 2-2.2z" />
    </Icon>
  );
}
