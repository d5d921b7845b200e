import { Icon, type IconProps } from '@iwan/shared/ui/icons/icon';

export function ScalesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v16M7.5 20h9M5 7.5h14" />
      <path d="M2.5 14.5L5.5 8l3 6.5a3 3 0 0 1-6 0zM15.5 14.5l3-6.5 3 6.5a3 3 0 0 1-6 0z" />
    </Icon>
  );
}
