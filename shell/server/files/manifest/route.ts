import { languages, pathIn } from '@iwan/shared/domain/format/languages';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import { paths } from '@iwan/shared/paths/paths';
import type { FastifyInstance } from 'fastify';
import { manifestPath } from '../../../src/document/languages';
import { favicon } from '../favicon';
import { pictureLibrary } from '../picture-library';
import { textsOf } from './texts';

const aDay = 'public, max-age=86400';

/** The web app manifest of each language, and the icons that they name: the site can be put on a home screen. */
export async function manifestRoute(app: FastifyInstance): Promise<void> {
  for (const language of languages) {
    app.get(manifestPath(language.locale), (_, reply) =>
      reply.type('application/manifest+json').header('cache-control', aDay).send(manifest(language)),
    );
  }
  // Drawn on the first request for each; a failed drawing is retried.
  const drawn = new Map<IconName, Promise<Buffer>>();
  for (const name of Object.keys(icons) as IconName[]) {
    app.get(`/${name}`, async (_, reply) => {
      const icon = drawn.get(name) ?? drawIcon(name);
      drawn.set(name, icon);
      icon.catch(() => drawn.delete(name));
      return reply
        .type('image/png')
        .header('cache-control', aDay)
        .send(await icon);
    });
  }
}

const manifest = ({ code, locale, direction }: (typeof languages)[number]) => ({
  id: pathIn(locale, paths.home()),
  name: businessTextsOf(locale).fullName,
  short_name: businessTextsOf(locale).name,
  description: textsOf(locale).description,
  lang: code,
  dir: direction,
  start_url: pathIn(locale, paths.home()),
  scope: '/',
  display: 'minimal-ui',
  background_color: '#faf6ee',
  theme_color: '#faf6ee',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ...Object.entries(icons)
      .filter(([name]) => name.startsWith('icon-'))
      .map(([name, { size, maskable }]) => ({
        src: `/${name}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: maskable ? 'maskable' : 'any',
      })),
  ],
  shortcuts: [
    { name: textsOf(locale).properties, url: pathIn(locale, paths.properties()) },
    { name: textsOf(locale).map, url: pathIn(locale, paths.map()) },
    { name: textsOf(locale).compare, url: pathIn(locale, paths.compare()) },
  ],
});

/** The icon sizes in pixels for phones, by file name. `maskable`: the system crops it to a shape of its own. */
export const icons = {
  'icon-192.png': { size: 192, maskable: false },
  'icon-512.png': { size: 512, maskable: false },
  'icon-maskable-512.png': { size: 512, maskable: true },
  'apple-touch-icon.png': { size: 180, maskable: true },
} as const;

export type IconName = keyof typeof icons;

/** The background of the icon. */
const ground = '#123c44';

/** Draws the icon of the tab as a PNG. A maskable one fills its square and has its symbol in the middle. */
export async function drawIcon(name: IconName): Promise<Buffer> {
  const { size, maskable } = icons[name];
  const sharp = await pictureLibrary();
  // A system may crop all but a circle of four fifths of the width (W3C, Web App Manifest, safe zone).
  const mark = maskable ? Math.round(size * 0.8) : size;
  const drawn = await sharp(Buffer.from(favicon), { density: (72 * mark) / 64 })
    .resize(mark, mark)
    .png()
    .toBuffer();
  if (!maskable) return drawn;
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: drawn }])
    .png()
    .toBuffer();
}
