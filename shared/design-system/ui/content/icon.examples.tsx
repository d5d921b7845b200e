import type { Example } from '../example';
import { AlertIcon } from '../icons/alert';
import { CheckIcon } from '../icons/check';
import { CloseIcon } from '../icons/close';
import { DownIcon } from '../icons/down';
import { DownloadIcon } from '../icons/download';
import { HeartIcon } from '../icons/heart';
import { Icon } from '../icons/icon';
import { LeftIcon } from '../icons/left';
import { MailIcon } from '../icons/mail';
import { OutIcon } from '../icons/out';
import { PauseIcon } from '../icons/pause';
import { PhoneIcon } from '../icons/phone';
import { PinIcon } from '../icons/pin';
import { PlayIcon } from '../icons/play';
import { RightIcon } from '../icons/right';
import { ShareIcon } from '../icons/share';
import { WhatsAppIcon } from '../icons/whatsapp';

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
