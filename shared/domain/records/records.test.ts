import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsOf } from './field';
import { plainFields } from './project-fields';
import { records } from './records';
import { plainUnitFields } from './unit-fields';

const root = join(import.meta.dirname, '../../..');

/** The files that may name a plain field, as docs/search.md lists them, and where it is used for a purpose of its own. */
const named = [
  'shared/domain/records/',
  'shared/domain/search/criteria/',
  'mfe-listings/src/parts/field-texts.ts',
  'mfe-listings/src/domain/search/',
  // The formats of other portals, and whether a unit can be had.
  'backend/src/feeds/',
  'backend/src/search/sets/unit-sets.ts',
  'shared/domain/project/units/unit-types.ts',
  'shared/domain/search/rules/unit-criteria.ts',
  // The tenure where a record does not say it.
  'shared/domain/areas/areas.ts',
];

const sources = ['backend/src', 'shared/domain', 'shared/contract-kit', 'mfe-listings/src', 'shell/src']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((file) => `${folder}/${String(file)}`))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|spec|deep)\.|\/testing\/|\.tsc|node_modules/.test(file))
  .filter((file) => !named.some((start) => file.startsWith(start)));

/** Used beyond what is derived: the handover in many rules, and the view as a criterion and column with rules of its own. */
const ofTheirOwn = ['handover', 'view'];

const plain = [...Object.keys(plainFields), ...Object.keys(plainUnitFields)];

test.each(plain.filter((name) => !ofTheirOwn.includes(name)))(
  'nothing but the files of docs/search.md names the plain field %s',
  (name) => {
    const quoted = new RegExp(`['".\\[]${name}\\b|\\b${name}:`);
    const naming = sources.filter((file) => quoted.test(readFileSync(join(root, file), 'utf8')));
    expect(naming).toEqual([]);
  },
);

test('no row of the database is read by position', () => {
  const byPosition = sources.filter((file) => {
    return (
      file.startsWith('backend/src/search') &&
      /\b(?:cells|values|columns)\[\d+\]/.test(readFileSync(join(root, file), 'utf8'))
    );
  });
  expect(byPosition).toEqual([]);
});

test.each(Object.entries(records))(
  'each field of %s has a name of lower case, and a required one is a text or choice',
  (_, description) => {
    for (const [name, { kind, isRequired }] of fieldsOf(description)) {
      expect(name).toMatch(/^[a-z][a-z_]*$/);
      if (isRequired === true) expect(['line', 'choice']).toContain(kind);
    }
  },
);
