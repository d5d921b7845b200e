import { Icon, type IconProps } from './icon';

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v11M8 11.5l4 4 4-4M5 20h14" />
    </Icon>
  );
}
