import { transferPercent } from '../../../domain/facts/fees';
import { goldenVisaThreshold } from '../../../domain/facts/residence';
import type { RichElement } from '../../../domain/model/entities';
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
import { BaseMapPicture } from './base-map-picture';
import { FactSources } from './fact-sources';
import { FramedPicture } from './framed-picture';
import { LogoPlate } from './logo-plate';
import { Picture } from './picture';
import { Portrait } from './portrait';
import { RichText } from './rich-text';
import { SourceName } from './source-name';

export const factSourcesExamples: readonly Example[] = [
  { name: 'a name alone', render: ({ name }) => <SourceName name={name} address={null} /> },
  { name: 'one source', render: () => <FactSources facts={[transferPercent]} /> },
  {
    name: 'several sources, past their day',
    render: () => <FactSources facts={[transferPercent, goldenVisaThreshold]} />,
  },
];

const drawings = {
  ...{ alert: AlertIcon, check: CheckIcon, close: CloseIcon, down: DownIcon, download: DownloadIcon, heart: HeartIcon },
  ...{ left: LeftIcon, mail: MailIcon, out: OutIcon, pause: PauseIcon, phone: PhoneIcon, pin: PinIcon, play: PlayIcon },
  ...{ right: RightIcon, share: ShareIcon, whatsapp: WhatsAppIcon },
};

export const iconExamples: readonly Example[] = [
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

const photo = { path: 'media/exteriors/marina-dusk-01.webp', width: 320, height: 240, sizes: '320px' };

export const pictureExamples: readonly Example[] = [
  { name: 'picture', render: ({ title }) => <Picture {...photo} alt={title} /> },
  {
    name: 'picture cropped around its focal point',
    render: ({ title }) => <FramedPicture {...photo} alt={title} focus={{ x: 20, y: 80 }} />,
  },
  {
    name: 'in a frame, with words on it',
    render: ({ title, word }) => (
      <FramedPicture {...photo} alt={title}>
        <span className="visually-hidden">{word}</span>
      </FramedPicture>
    ),
  },
  { name: 'empty frame', render: () => <FramedPicture {...photo} path={null} alt="" /> },
  { name: 'logo', render: ({ name }) => <LogoPlate path="media/logos/cavarin.svg" name={name} /> },
  { name: 'portrait', render: ({ name }) => <Portrait {...photo} name={name} /> },
  { name: 'portrait without a photograph', render: ({ name }) => <Portrait {...photo} path={null} name={name} /> },
  { name: 'base map', isWide: true, render: () => <BaseMapPicture /> },
];

const row = (...cells: readonly string[]): RichElement => ({
  tag: 'tr',
  children: cells.map((cell) => ({ tag: 'td', children: [cell] })),
});

export const richTextExamples: readonly Example[] = [
  {
    name: 'headings, lists and a quotation',
    isWide: true,
    render: ({ title, sentence, word, name }) => (
      <RichText
        text={[
          { tag: 'h3', children: [title] },
          {
            tag: 'p',
            children: [sentence, ' ', { tag: 'strong', children: [word] }, { tag: 'br', children: [] }, name],
          },
          { tag: 'p', children: [{ tag: 'a', href: 'https://example.com/', children: [title] }] },
          { tag: 'ul', children: [word, name].map((each) => ({ tag: 'li', children: [each] })) },
          { tag: 'ol', children: [word, name].map((each) => ({ tag: 'li', children: [each] })) },
          { tag: 'blockquote', children: [{ tag: 'p', children: [sentence] }] },
          { tag: 'hr', children: [] },
        ]}
      />
    ),
  },
  {
    name: 'table that scrolls',
    render: ({ word, title, name, sentence }) => (
      <RichText
        text={[
          { tag: 'table', children: [row(word, title, name, sentence, title), row(name, word, title, word, sentence)] },
        ]}
      />
    ),
  },
  {
    name: 'long text',
    render: ({ longText, longWord }) => (
      <RichText
        text={[
          { tag: 'h3', children: [longWord] },
          { tag: 'p', children: [longText] },
          { tag: 'ul', children: [{ tag: 'li', children: [longWord] }] },
          { tag: 'p', children: [{ tag: 'a', href: 'https://example.com/', children: [longWord] }] },
        ]}
      />
    ),
  },
];
