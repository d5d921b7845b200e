import type { Example } from '../example';
import { HeartIcon } from '../icons/heart';
import { RightIcon } from '../icons/right';
import { IconButton, IconLink } from './icon-button';

export const examples: readonly Example[] = [
  { name: 'line', render: ({ word }) => <IconButton icon={HeartIcon} label={word} /> },
  { name: 'bare', render: ({ word }) => <IconButton icon={HeartIcon} label={word} look="bare" /> },
  { name: 'focus', focuses: 'button', render: ({ word }) => <IconButton icon={HeartIcon} label={word} /> },
  { name: 'disabled', render: ({ word }) => <IconButton icon={HeartIcon} label={word} disabled /> },
  { name: 'link whose arrow turns', render: ({ word }) => <IconLink icon={RightIcon} label={word} href="#" /> },
  { name: 'link that leads nowhere', render: ({ word }) => <IconLink icon={RightIcon} label={word} /> },
];
