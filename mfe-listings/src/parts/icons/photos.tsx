import { Icon, type IconProps } from '@iwan/shared/ui/icons/icon';

export function PhotosIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="5" width="17" height="14" rx="1" />
      <path d="M4 16l5-5 4.5 4.5 2.5-2.5 4.5 4" />
    </Icon>
  );
}
