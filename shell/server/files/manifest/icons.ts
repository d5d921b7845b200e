import { favicon } from '../favicon';
import { pictureLibrary } from '../picture-library';

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
