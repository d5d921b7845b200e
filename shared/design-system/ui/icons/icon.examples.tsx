import type { Example } from '../example';
import { AlertIcon } from './alert';
import { CheckIcon } from './check';
import { CloseIcon } from './close';
import { DownIcon } from './down';
import { DownloadIcon } from './download';
import { HeartIcon } from './heart';
import { Icon } from './icon';
import { LeftIcon } from './left';
import { MailIcon } from './mail';
import { OutIcon } from './out';
import { PauseIcon } from './pause';
import { PhoneIcon } from './phone';
import { PinIcon } from './pin';
import { PlayIcon } from './play';
import { RightIcon } from './right';
import { ShareIcon } from './share';
import { WhatsAppIcon } from './whatsapp';

const drawings = {
  ...{ alert: AlertIcon, check: CheckIcon, close: CloseIcon, down: DownIcon, download: DownloadIcon, heart: HeartIcon },
  ...{ left: LeftIcon, mail: MailIcon, out: OutIcon, pause: PauseIcon, phone: PhoneIcon, pin: PinIcon, play: PlayIcon },
  ...{ right: RightIcon, share: ShareIcon, whatsapp: WhatsAppIcon },
};

export const examples: readonly Example[] = [
  ...Object.entries(drawings).map(([name, Drawing]): Example => ({ name, render: () => <Drawing /> })),
  {
    name: 'a drawing that turns',
    render: () => (
      <Icon turns>
        <path d="M4 12h14m-5-5 5 5-5 5" />
      </Icon>
    ),
  },
];
