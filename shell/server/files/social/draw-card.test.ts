import { execFileSync } from 'node:child_process';
import { tinyPng } from '@iwan/shared/testing/tiny-png';
import sharp from 'sharp';
import { themeFonts } from '../../testing/theme-fonts';
import { archPlaces } from './arches';
import { cardSvg } from './card-svg';
import { drawCard } from './draw-card';
import type { SocialFonts } from './social-fonts';
import { outlineOf } from './text-outline';

let fonts: SocialFonts;
beforeAll(async () => {
  fonts = await themeFonts();
});

const card = { eyebrow: 'Dubai Marina', title: 'Harbour Gate', line: 'From AED 1,200,000' };

/** The share of light pixels in the half of the words, which is dark but for them. */
async function inkOf(picture: Buffer): Promise<number> {
  const { data } = await sharp(picture)
    .extract({ left: 60, top: 300, width: archPlaces(1)[0].left - 120, height: 300 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((level) => level > 150).length / data.length;
}

async function middleOfArch(picture: Buffer, top = 300): Promise<readonly number[]> {
  const middle = await sharp(picture).extract({ left: 880, top, width: 40, height: 40 }).png().toBuffer();
  const { channels } = await sharp(middle).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

test('is a JPEG of 1200 × 630 with the words on it, and the picture in the arch', async () => {
  const red = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#c03020' } })
    .png()
    .toBuffer();
  const picture = await drawCard(card, [async () => red], fonts);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(picture.byteLength).toBeLessThan(200_000);
  expect(await inkOf(picture)).toBeGreaterThan(0.02);
  const [r = 0, g = 0] = await middleOfArch(picture);
  expect([r > 150, g < 90]).toEqual([true, true]);
});

test.each([
  ['no picture', null],
  ['what is no picture', Buffer.from('<html>')],
  ['half a picture', tinyPng(200, 200).subarray(0, 60)],
])('draws the arch in lines where there is %s', async (_, picture) => {
  const drawn = await drawCard(card, [async () => picture], fonts);
  expect(await sharp(drawn).metadata()).toMatchObject({ width: 1200, height: 630 });
  const [r = 255] = await middleOfArch(drawn);
  expect(r).toBeLessThan(80);
});

describe('a picture of an Arabic page', () => {
  const locale = 'ar-AE-u-nu-latn';
  const arabic = { eyebrow: 'دبي مارينا', title: 'لازورين كي', line: 'ابتداءً من 1,950,000 درهم' };
  const svg = (title: string) => cardSvg({ ...arabic, title }, fonts, { pictures: 0, locale });
  /** The title as drawn. */
  const drawn = (title: string) =>
    svg(title)
      .match(/<path fill="#faf6ee" transform="[^"]*" d="[^"]*"/g)
      ?.at(-1);

  test('joins the letters of a word', () => {
    const joined = outlineOf('لازورين', fonts.display, 76).width;
    const alone = [...'لازورين'].map((letter) => outlineOf(letter, fonts.display, 76).width);
    expect(joined).toBeLessThan(0.9 * alone.reduce((sum, width) => sum + width, 0));
    expect(drawn('لازورين')).not.toBe(drawn([...'لازورين'].join(' ')));
  });

  test('is mirrored: its words end at the right margin, and the arch is at the left', async () => {
    const picture = await drawCard(arabic, [], fonts, locale);
    const [{ left, width }] = archPlaces(1, 'rtl');
    expect(left + width).toBe(1200 - archPlaces(1)[0].left);
    const ink = async (from: number, to: number) => {
      const region = { left: from, top: 300, width: to - from, height: 300 };
      const { data } = await sharp(picture).extract(region).greyscale().raw().toBuffer({ resolveWithObject: true });
      return data.filter((level) => level > 150).length;
    };
    expect(await ink(1000, 1125)).toBeGreaterThan(500);
    expect(await ink(1135, 1200)).toBe(0);
  });
});

test('a note is drawn below the line, and moves the other words up', () => {
  const pathsOf = (more: object) => cardSvg({ ...card, ...more }, fonts, { pictures: 0 }).match(/<path[^>]*>/g) ?? [];
  const [without, withNote] = [pathsOf({}), pathsOf({ note: 'Permit number 7100007919' })];
  expect(withNote).toHaveLength(without.length + 1);
  expect(withNote.at(-1)).not.toBe(without.at(-1));
});

test('a person without a picture has initials in a light arch', async () => {
  const belowTheInitials = await middleOfArch(await drawCard({ ...card, monogram: 'MS' }, [], fonts), 480);
  expect(Math.min(...belowTheInitials)).toBeGreaterThan(150);
  expect(cardSvg({ ...card, monogram: 'MS' }, fonts, { pictures: 0 })).not.toBe(
    cardSvg({ ...card, monogram: 'AB' }, fonts, { pictures: 0 }),
  );
});

test('has no text that a machine’s own fonts would have to draw, and nothing of what is said is markup', () => {
  const svg = cardSvg({ title: '</svg><script>alert(1)</script>', line: '<image href="file:///etc/passwd"/>' }, fonts, {
    pictures: 0,
  });
  expect(svg).not.toMatch(/<text|font-family|script|href|passwd/);
});

test('is the same on a machine without a font', () => {
  const program = `
    const sharp = require('sharp');
    let svg = ''; process.stdin.on('data', (part) => { svg += part; }).on('end', async () => {
      process.stdout.write(await sharp(Buffer.from(svg)).png().toBuffer());
    });`;
  const draw = (environment: NodeJS.ProcessEnv) =>
    execFileSync(process.execPath, ['-e', program], {
      input: cardSvg(card, fonts, { pictures: 0 }),
      env: environment,
      cwd: import.meta.dirname,
    });
  const bare = draw({
    PATH: process.env.PATH,
    FONTCONFIG_FILE: '/nowhere',
    FONTCONFIG_PATH: '/nowhere',
    HOME: '/nowhere',
  });
  expect(bare.equals(draw(process.env))).toBe(true);
});

test('what is set side by side stands on it by name, each with what is said of it, three at most', () => {
  const outlines = (entries: { name: string; said: string }[]) =>
    cardSvg({ title: 'A, B', entries }, fonts, { pictures: 1 }).match(/<path fill="#(faf6ee|bfd0cf)" transform/g)
      ?.length;
  const entry = { name: 'Harbour Gate', said: 'From AED 1,200,000' };
  // The mark's name, and two of each.
  expect(outlines([entry])).toBe(3);
  expect(outlines([entry, entry, entry])).toBe(7);
  expect(outlines([entry, entry, entry, entry])).toBe(7);
  // An endless name stays on its line.
  expect(outlines([{ name: 'Harbour '.repeat(40), said: 'Sold out' }])).toBe(3);
});

test('pictures of what a list has stand side by side, each in an arch wider and higher than the one before', async () => {
  for (const count of [2, 3, 4]) {
    const places = archPlaces(count);
    expect(places).toHaveLength(Math.min(count, 3));
    for (const [index, { left, top, width, height }] of places.entries()) {
      const next = places[index + 1];
      expect(top + height).toBe(630);
      expect(left).toBeGreaterThanOrEqual(archPlaces(1)[0].left);
      expect(left + width).toBeLessThanOrEqual(1200 - 30);
      if (!next) continue;
      expect(next.left).toBeGreaterThan(left + width);
      expect(next.width).toBeGreaterThan(width);
      expect(next.top).toBeLessThan(top);
    }
  }
});

test('what is no picture leaves its place to the others, and each is fetched in its turn', async () => {
  const plain = (background: string) =>
    sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .png()
      .toBuffer();
  const fetched: string[] = [];
  const of = (name: string, picture: Buffer | null) => async () => {
    fetched.push(name);
    await new Promise((resolve) => setTimeout(resolve, 5));
    fetched.push(`${name} is there`);
    return picture;
  };
  const drawn = await drawCard(
    card,
    [
      of('red', await plain('#c00000')),
      of('broken', Buffer.from('<html>')),
      of('gone', null),
      of('blue', await plain('#0000c0')),
    ],
    fonts,
  );
  expect(fetched.slice(0, 4)).toEqual(['red', 'red is there', 'broken', 'broken is there']);
  const [first, second] = archPlaces(2);
  const colourIn = async ({ left, width }: { left: number; width: number }) => {
    const region = { left: left + Math.floor(width / 2) - 10, top: 500, width: 20, height: 20 };
    const { channels } = await sharp(await sharp(drawn).extract(region).png().toBuffer()).stats();
    return channels.map(({ mean }) => (mean > 120 ? 1 : 0));
  };
  expect(await colourIn(first)).toEqual([1, 0, 0]);
  expect(second && (await colourIn(second))).toEqual([0, 0, 1]);
});
