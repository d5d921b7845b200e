import sharp from 'sharp';
import { drawIcon, type IconName, icons } from './route';

test.each(Object.entries(icons))(
  '%s is a square of its size, and only a mask may cut into its ground',
  async (name, icon) => {
    const { data, info } = await sharp(await drawIcon(name as IconName))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([icon.size, icon.size]);
    const [corner, middle] = [data[3], data[(info.width * (info.height / 2) + info.width / 2) * 4 + 3]];
    expect(middle).toBe(255);
    expect(corner).toBe(icon.maskable ? 255 : 0);
  },
);
