import { toWorldPoint } from '@iwan/shared/domain/map/mercator';
import { placePrices } from './lay-out-markers';

const zoom = 14;
/** Degrees of a pixel at that zoom, where the map is. */
const pixel = 360 / (256 * 2 ** zoom);
const at = (right: number, down: number) => ({
  latitude: 25.1 - down * pixel * 0.9055,
  longitude: 55.2 + right * pixel,
});

test.each([
  ['nothing else is there', [], true],
  ['a marker stands right beneath', [at(0, 60)], false],
  ['a marker stands beneath and aside', [at(50, 60)], false],
  ['a marker stands beneath and farther aside', [at(60, 60)], true],
  ['a marker stands far beneath', [at(0, 90)], true],
  ['a marker stands beside', [at(60, 0)], true],
  ['a marker stands above', [at(0, -60)], true],
] as const)('beneath a pin there is room where %s: %#', (_, others, has) => {
  const own = at(0, 0);
  expect(placePrices({ alone: [own, ...others], joined: [] }, [], zoom).has(own)).toBe(has);
  expect(placePrices({ alone: [own], joined: others }, [], zoom).has(own)).toBe(has);
});

test('two prices do not lie on each other, nor one on a name', () => {
  const [left, right] = [at(0, 0), at(60, 0)];
  expect(placePrices({ alone: [left, right], joined: [] }, [], zoom).size).toBe(1);
  const { x, y } = toWorldPoint(left, zoom);
  const name = { left: x - 40, right: x + 40, top: y + 10, bottom: y + 28 };
  expect(placePrices({ alone: [left], joined: [] }, [name], zoom).size).toBe(0);
});
