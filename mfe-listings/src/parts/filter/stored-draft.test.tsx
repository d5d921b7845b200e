import { clearSearch, noCriteria, type SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { storedDraft } from './stored-draft';

const before = location.href;
beforeEach(() => history.replaceState(null, '', '/locations/dubai-marina'));
afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', before);
});

const chosen: SearchCriteria = {
  ...clearSearch,
  configurations: ['2BR', '3BR'],
  developer: 'Søn & Co',
  budget: { from: 400_000, to: 7_500_000 },
  amenities: ['Gym'],
};
/** The draft of the page after a reload. */
const load = (requested: SearchCriteria = clearSearch) => storedDraft(requested);

test('choices survive a reload until they are searched for', () => {
  load().store(chosen);
  expect(load().resume()).toEqual(chosen);
  load().drop();
  expect(load().resume()).toEqual(clearSearch);
});

test('any price is a choice too', () => {
  const anyPrice = { ...clearSearch, configurations: ['1BR'], budget: null };
  load().store(anyPrice);
  expect(load().resume()).toEqual(anyPrice);
});

test.each([
  [
    'asks for something else by now',
    '/locations/dubai-marina',
    { ...noCriteria, configurations: ['1BR'], budget: null },
  ],
  ['is another', '/locations/al-barsha', clearSearch],
])('a page that %s opens with its own', (_, path, requested) => {
  load().store(chosen);
  history.replaceState(null, '', path);
  expect(load(requested).resume()).toEqual(requested);
});

test.each(['', '{', 'null', '[]', '["?unit=2BR"]', '{"0":1,"1":2,"length":2}'])(
  'a storage with %s in it opens what the page asks for',
  (stored) => {
    sessionStorage.setItem('filter:/locations/dubai-marina', stored);
    expect(load().resume()).toEqual(clearSearch);
  },
);

test('without storage, choices are kept as long as the page is open', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  const draft = load();
  draft.store(chosen);
  expect(draft.resume()).toEqual(chosen);
  expect(load().resume()).toEqual(chosen);
  jest.restoreAllMocks();
  draft.drop();
});
