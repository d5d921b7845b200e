import { destinations, myPlaceOf, wayBetween, waysFrom } from './ways';

const marina = { latitude: 25.08, longitude: 55.1385 };

// By road 34 km to the airport and 23 km to Burj Khalifa on maps.
test.each([
  ['the airport', destinations.airport, { kilometres: 29.9, minutes: 45 }],
  ['Burj Khalifa', destinations.downtown, { kilometres: 18.9, minutes: 35 }],
  ['itself', marina, { kilometres: 0, minutes: 5 }],
])('from the Marina to %s', (_name, to, way) => {
  expect(wayBetween(marina, to)).toEqual(way);
});

test('shows five places, none of which is in the area itself', () => {
  expect(waysFrom(marina).map(({ to }) => to)).toEqual(['airport', 'downtown', 'difc', 'mall', 'southAirport']);
});

test.each([
  ['Dubai Marina', marina],
  ['دبي مارينا', marina],
  ['25.08, 55.1385', marina],
  ['25.08، 55.1385', marina],
  ['٢٥٫٠٨ ٥٥٫١٣٨٥', marina],
  ['55.1385, 25.08', null],
  ['51.5, -0.12', null],
  ['my office', null],
  ['', null],
])('takes "%s" for a place: %j', (text, place) => {
  expect(myPlaceOf(text)).toEqual(place);
});
