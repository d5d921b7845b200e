import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import { business } from '@iwan/shared/domain/model/business';
import type { FastifyInstance } from 'fastify';
import { drawIcon, type IconName, icons } from './icons';

const aDay = 'public, max-age=86400';

/** The web app manifest, and the icons that it names: the site can be put on a home screen. */
export async function manifestRoute(app: FastifyInstance): Promise<void> {
  app.get('/site.webmanifest', (_, reply) =>
    reply.type('application/manifest+json').header('cache-control', aDay).send(manifest),
  );
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

const manifest = {
  id: '/',
  name: business.fullName,
  short_name: business.name,
  description: 'Off-plan and ready homes in Dubai, with prices, floor plans and fees.',
  lang: defaultLanguage.code,
  dir: defaultLanguage.direction,
  start_url: '/',
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
    { name: 'Properties', url: '/properties/' },
    { name: 'Map', url: '/map/' },
    { name: 'Compare', url: '/compare' },
  ],
};
