import { createHttp } from '@iwan/shared/api/create-http';
import { noCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { chosenFilters } from '../listing/active-filters/choices';
import { criterionText } from './criterion-text';
import { loadFilterOptions } from './fields/filter-options';
import { criteriaIn, shownNamesIn } from './shown-names';

let backend: PlainBackend;
beforeAll(async () => {
  backend = await startPlainBackend();
});
afterAll(() => backend.close());

const arabic = 'ar-AE-u-nu-latn';
const plain = (isolated: string) => isolated.replace(/[\u2068\u2069]/g, '');
const criteria = { ...noCriteria, developer: 'Marensand', agents: ['Layla Haddad', 'Omar Saleh'], names: ['Harbour'] };
const translated = (name: string, arabicName?: string) => ({
  name,
  ...(arabicName && { translation: { name: arabicName, missing: [] } }),
});

test('chips name a project, its developer and its agents in the language of the page, and lead to their own names', () => {
  const project = {
    ...translated('Harbour', 'المرفأ'),
    developer: translated('Marensand', 'مارينساند'),
    agents: [translated('Layla Haddad', 'ليلى حداد'), translated('Omar Saleh')],
  };
  const names = shownNamesIn([project]);
  const chips = chosenFilters(criteria, arabic, [], names);
  expect(chips.map(({ label }) => plain(label))).toEqual(['مارينساند', 'ليلى حداد', 'Omar Saleh', 'المرفأ']);
  expect(chips[1]?.rest.agents).toEqual(['Omar Saleh']);
  expect(plain(criterionText(criteriaIn(names, criteria), 'agents', arabic))).toBe('ليلى حداد أو Omar Saleh');
  expect(criterionText(criteria, 'agents', 'en-AE')).toBe('Layla Haddad or Omar Saleh');
});

test.each([
  [
    'with translations',
    { name: 'ليلى حداد', translation: { name: 'Layla Haddad', missing: [] } },
    { 'Layla Haddad': 'ليلى حداد' },
  ],
  ['without any', { name: 'Layla Haddad' }, undefined],
])(
  'the options of the filter keep the own names, and have those of the page beside them %s',
  async (_, agent, shown) => {
    backend.behave({ kind: 'body', body: { data: [{ id: 1, ...agent }] } }, '/api/agentapi');
    backend.behave({ kind: 'body', body: { data: [{ id: 1, name: 'Marensand' }] } }, '/api/developerapi');
    const http = createHttp({ baseUrl: backend.url, report: () => {} });
    const options = await loadFilterOptions(http, new AbortController().signal);
    expect(options).toEqual({ developers: ['Marensand'], agents: ['Layla Haddad'], ...(shown && { shown }) });
  },
);
