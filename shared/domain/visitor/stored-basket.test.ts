import fc from 'fast-check';
import { projectCard } from '../../contract-kit/testing/entities';
import { restoreBasket, storeProjects } from './stored-project';

test('restores what was stored, field by field', () => {
  const basket = [projectCard({ id: '1' }), projectCard({ id: '2', developer: null, agents: [], image: null })];
  expect(restoreBasket(storeProjects(basket))).toEqual(basket);
});

test.each([
  [null],
  [''],
  ['{'],
  ['null'],
  ['7'],
  ['"text"'],
  ['{"length":3}'],
  ['[null,1,"x",[],{}]'],
  ['[{"id":"1"},{"name":"No id"}]'],
])('is empty when storage holds %p', (text) => {
  expect(restoreBasket(text)).toEqual([]);
});

test('keeps the sound projects among others, three at most, each once', () => {
  const stored = [
    null,
    projectCard({ id: '1' }),
    projectCard({ id: '1' }),
    { id: 5 },
    ...['2', '3', '4'].map((id) => projectCard({ id })),
  ];
  expect(restoreBasket(JSON.stringify(stored)).map((project) => project.id)).toEqual(['1', '2', '3']);
});

test('drops fields that a page would trip over', () => {
  const stored = [
    {
      id: 7,
      name: ' Harbour Gate ',
      image: 'javascript:alert(1)',
      status: {},
      location: ['Dubai Marina'],
      categories: 'Residential',
      units: [1, null, '2BR'],
      price: -5,
      developer: { name: 'Marensand', logo: '//evil.example/x.png' },
      agents: [{ name: 'Layla', phone: '+971 50 <b>123 4567' }, { phone: '1' }, 'Omar'],
    },
  ];
  expect(restoreBasket(JSON.stringify(stored))).toEqual([
    {
      id: '7',
      name: 'Harbour Gate',
      image: null,
      status: null,
      location: null,
      categories: ['Residential'],
      subCategories: [],
      labels: [],
      units: ['1', '2BR'],
      price: 0,
      area: null,
      developer: { name: 'Marensand', logo: null },
      agents: [{ name: 'Layla', phone: '971501234567', designation: null, image: null }],
      preview: null,
    },
  ]);
});

test('never throws, whatever anybody wrote there', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(restoreBasket(text).length).toBeLessThanOrEqual(3);
    }),
  );
});
