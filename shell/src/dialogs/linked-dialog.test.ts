import type { Dialog } from '@iwan/shared/state/dialogs';
import type { ComposedDialog } from '../composition/composition';
import { linkedDialog, queryWithDialog } from './linked-dialog';

const dialog: ComposedDialog = { title: 'x', source: { remote: 'mfe-x', module: './dialogs/x', hydration: 'idle' } };
const composition = { dialogs: { calculator: dialog, apply: dialog } };

test.each<[string, string, Dialog, string]>([
  ['a page without a query', '', { name: 'contact' }, '?dialog=contact'],
  ['a page with one', '?tab=Off%20Plan&page=2', { name: 'saved' }, '?tab=Off%20Plan&page=2&dialog=saved'],
  [
    'what it opens with',
    '?tab=Commercial',
    { name: 'calculator', price: 1_200_000, tab: 'converter' },
    '?tab=Commercial&dialog=calculator&price=1200000&tab=converter',
  ],
  ['nothing that is left out', '', { name: 'calculator', price: undefined } as unknown as Dialog, '?dialog=calculator'],
  ['another dialog in its place', '?a=1&dialog=calculator&price=5', { name: 'contact' }, '?a=1&dialog=contact'],
])('an open dialog stands in the address behind the page’s own: %s', (_, search, open, expected) => {
  expect(queryWithDialog(search, open)).toBe(expected);
});

test.each([
  ['', ''],
  ['?dialog=contact', ''],
  ['?tab=Off%20Plan&dialog=calculator&price=5&tab=converter', '?tab=Off%20Plan'],
  ['?about=?dialog', '?about=?dialog'],
])('without a dialog %s is %s', (search, expected) => {
  expect(queryWithDialog(search, null)).toBe(expected);
});

test.each<[string, object | null]>([
  ['?dialog=calculator&price=1200000&rate=4.5', { name: 'calculator', price: 1_200_000, rate: 4.5 }],
  ['?tab=Commercial&dialog=calculator&tab=converter', { name: 'calculator', tab: 'converter' }],
  ['?tab=Commercial&price=open&dialog=apply&job=property-inspector', { name: 'apply', job: 'property-inspector' }],
  ['?dialog=nobodys', null],
  ['?tab=Commercial', null],
  ['', null],
])(
  'a dialog opens with what stands behind it in the address, and not with what is the page’s: %s',
  (search, expected) => {
    expect(linkedDialog(composition, search)).toEqual(expected);
  },
);
