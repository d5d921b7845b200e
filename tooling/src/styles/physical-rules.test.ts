import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../workspace';
import { physicalRules } from './physical-rules';

const map = 'Maps are not mirrored.';

/** The stylesheets that position by left and right, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'mfe-developers/src/pages/developer/location-block.module.css': map,
  'mfe-listings/src/pages/map/canvas/map-canvas.module.css': map,
  'mfe-listings/src/pages/map/canvas/static-map.module.css': map,
  'mfe-listings/src/pages/map/layers/layer-marker.module.css': map,
  'mfe-listings/src/pages/map/leaflet/placed.module.css': map,
  'mfe-listings/src/pages/project/location/location-block.module.css': map,
  'mfe-listings/src/parts/listing/area/area-head.module.css': map,
};

/** What visitors see: the office is in English. */
const stylesheets = execFileSync('git', ['ls-files', '*.css'], { cwd: repositoryRoot, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^(shell\/src|mfe-\w+\/src|shared\/design-system)\//.test(file) && !file.includes('/office/'));
const contentOf = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');

test('no stylesheet of the site names a side that right-to-left pages do not mirror', () => {
  expect(stylesheets.length).toBeGreaterThan(100);
  const physical = stylesheets.filter((file) => physicalRules(contentOf(file)).length > 0);
  expect(physical).toEqual(Object.keys(allowed));
});

test.each([
  ['margin-left: 1rem', ['margin-left: 1rem']],
  ['left: 0', ['left: 0']],
  ['text-align: right', ['text-align: right']],
  ['border-left-color: red', ['border-left-color: red']],
  ['transform-origin: left center', ['transform-origin: left center']],
  ['background: linear-gradient(to right, red, blue)', ['background: linear-gradient(to right, red, blue)']],
  ['float: right', ['float: right']],
  ['margin-inline-start: 1rem; text-align: start; float: inline-end', []],
  ['grid-area: left; --left: 1px', []],
])('%s has the physical rules %p', (declarations, rules) => {
  expect(physicalRules(`.part { ${declarations}; }`)).toEqual(rules);
});

test('a rule for one direction may name a side, the rule beside it may not', () => {
  const stylesheet = '[dir="rtl"] input { text-align: right } .part { float: right }';
  expect(physicalRules(stylesheet)).toEqual(['float: right']);
});

test('the pseudo-class that browsers of two years ago lack is reported, a comment is not', () => {
  expect(physicalRules('.part:dir(rtl) { color: red }')).toEqual([':dir(rtl)']);
  expect(physicalRules('/* left: 0; */ .part { color: red }')).toEqual([]);
});

test('the space between letters is reset for Arabic in one place, which no other rule overrides', () => {
  const overriding = stylesheets.filter((file) => /letter-spacing:[^;]*!important/.test(contentOf(file)));
  expect(overriding).toEqual(['shell/src/theme/base.css']);
  expect(contentOf('shell/src/theme/base.css')).toMatch(/:lang\(ar\):not\(input\) \{[^}]*letter-spacing: 0 !important/);
});
