import type { Example } from '../example';
import { BaseMapPicture } from './base-map-picture';
import { FramedPicture } from './framed-picture';
import { LogoPlate } from './logo-plate';
import { Picture } from './picture';
import { Portrait } from './portrait';

const photo = { path: 'media/exteriors/marina-dusk-01.webp', width: 320, height: 240, sizes: '320px' };

export const examples: readonly Example[] = [
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
