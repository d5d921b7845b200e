import { Icon, type IconProps } from '@iwan/shared/ui/icons/icon';

export function DrawIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14.5 6.5l3 3L8 19l-4 1 1-4z" />
      <path d="M12.5 20H20" />
    </Icon>
  );
}
