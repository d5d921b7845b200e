import { SlotPlace } from '@iwan/shared/ui/layout/slot-place';
import { renderToString } from 'react-dom/server';
import type { IslandResult } from '../../../src/federation/load-island';
import type { LoadedPage } from '../../../src/federation/page/load-page';
import { fillPlaces } from './fill-places';

const part = (id: string, result: IslandResult = { status: 'ready', data: null }) => ({
  id,
  source: { remote: 'mfe-listings', module: `./slots/${id}`, hydration: 'visible' as const },
  result,
});
const page = (slots: LoadedPage['slots'], rendered: readonly string[]): LoadedPage => ({
  name: 'developer',
  head: { title: 'x', description: 'x' },
  status: 200,
  island: { status: 'ready', data: null },
  source: null,
  slots,
  rendered,
});
const own = (...names: readonly string[]) =>
  renderToString(
    <main>
      <p>{'<div data-slot-place="flats"></div>'}</p>
      {names.map((name) => (
        <SlotPlace key={name} name={name} />
      ))}
    </main>,
  );

test('a place holds what the server has rendered of its part, as an island', () => {
  const filled = fillPlaces(
    own('flats'),
    page({ flats: [part('flats')] }, ['page', 'flats']),
    new Map([['flats', '$& <b>']]),
  );
  expect(filled.html).toContain(
    '<div data-slot-place="flats"><div><div data-island="flats" data-remote="mfe-listings" data-hydration="visible"><div data-island-root="">$& <b></div></div></div></div>',
  );
  expect(filled.html).toContain('&lt;div data-slot-place');
  expect(filled.places).toEqual(['flats']);
});

test('a place says that its part could not be had', () => {
  const failed = part('flats', { status: 'failed', failure: { kind: 'unavailable' } });
  const { html } = fillPlaces(own('flats'), page({ flats: [failed] }, ['page']), new Map());
  expect(html).toMatch(/data-slot-place="flats"><div>.*We could not load this part of the page/);
});

test('what has no place on the page is nowhere', () => {
  const loaded = page({ flats: [part('flats')] }, ['page', 'flats']);
  expect(fillPlaces(own('houses'), loaded, new Map([['flats', 'x']]))).toEqual({ html: own('houses'), places: [] });
});
