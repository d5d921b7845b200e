import { missingContentOf } from './missing-content';

const whole = {
  id: 1,
  version: 1,
  permit_number: '7123',
  permit_verify_url: 'https://dld.example/7123',
  units: [{ type: '1BR', price: 900_000 }],
  image: 'projects/1.webp',
  latitude: '25.1',
  longitude: '55.2',
  floor_plan: 'plans/1.pdf',
  handover: '2028',
  description: `<p>${'Homes by the water. '.repeat(12)}</p>`,
};

test('a whole project lacks nothing', () => expect(missingContentOf(whole)).toEqual([]));

test.each([
  [{ permit_number: ' ' }, ['permit']],
  [{ units: null }, ['units']],
  [{ units: [{ type: '1BR', price: null }] }, ['units']],
  [{ image: null }, ['picture']],
  [{ image: `media/uploaded/${'0'.repeat(32)}-1279x900.webp` }, ['small picture']],
  [{ image: `media/uploaded/${'0'.repeat(32)}-1280x900.webp` }, []],
  [{ longitude: null }, ['position']],
  [{ floor_plan: null }, ['plan']],
  [{ floor_plan: null, units: [{ type: '1BR', price: 1, plan: 'plans/1br.webp' }] }, []],
  [{ description: `<p>${'<b></b>'.repeat(90)}Short.</p>` }, ['description']],
])('with %j it lacks %j', (changes, lacks) => {
  expect(missingContentOf({ ...whole, ...changes })).toEqual(lacks);
});
