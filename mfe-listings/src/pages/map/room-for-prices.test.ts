import { signSize } from '@iwan/shared/domain/map/map-markers';
import { toWorldPoint } from '@iwan/shared/domain/map/mercator';
import fc from 'fast-check';
import { gatherSigns } from './gather-signs';
import { roomForPrices } from './room-for-prices';

const zoom = 14;
/** Degrees of a pixel at that zoom, where the map is. */
const pixel = 360 / (256 * 2 ** zoom);
const at = (right: number, down: number) => ({
  latitude: 25.1 - down * pixel * 0.9055,
  longitude: 55.2 + right * pixel,
});

test.each([
  ['nothing else is there', [], true],
  ['a sign stands right beneath', [at(0, 60)], false],
  ['a sign stands beneath and aside', [at(50, 60)], false],
  ['a sign stands far beneath', [at(0, 90)], true],
  ['a sign stands beside', [at(60, 0)], true],
  ['a sign stands above', [at(0, -60)], true],
] as const)('beneath a pin there is room where %s: %#', (_, others, has) => {
  const own = at(0, 0);
  expect(roomForPrices([own, ...others], [], zoom).has(own)).toBe(has);
  expect(roomForPrices([own], others, zoom).has(own)).toBe(has);
});

test('whatever the map holds, no price lies on a sign or on another price', () => {
  const place = fc.record({
    latitude: fc.double({ min: 25, max: 25.1, noNaN: true }),
    longitude: fc.double({ min: 55, max: 55.1, noNaN: true }),
    location: fc.constant('Dubai Marina'),
  });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 60 }), (places) => {
      const { alone, gathered } = gatherSigns(places, [], zoom);
      const tagged = roomForPrices(alone, gathered, zoom);
      const boxOf = (
        sign: (typeof places)[number] | (typeof gathered)[number],
        top: number,
        width: number,
        height: number,
      ) => {
        const { x, y } = toWorldPoint(sign, zoom);
        return { left: x - width / 2, right: x + width / 2, top: y + top, bottom: y + top + height };
      };
      const signs = [...alone, ...gathered];
      for (const sign of tagged) {
        const price = boxOf(sign, 3, 58, 22);
        const others = signs
          .filter((other) => other !== sign)
          .flatMap((other) => [
            boxOf(other, 2 - signSize, signSize - 2, signSize),
            ...(tagged.has(other as (typeof places)[number]) ? [boxOf(other, 3, 48, 22)] : []),
          ]);
        for (const other of others) {
          const meets =
            Math.min(price.right, other.right) - Math.max(price.left, other.left) > 1 &&
            Math.min(price.bottom, other.bottom) - Math.max(price.top, other.top) > 1;
          expect(meets).toBe(false);
        }
      }
    }),
  );
});
