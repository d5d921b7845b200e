import fc from 'fast-check';
import { english } from '../../contract-kit/testing/english';
import { whatsappAddress, whatsappMessage } from './whatsapp';

test('begins a chat as its label says', () => {
  expect(whatsappMessage('Layla Haddad', 'Harbour Gate', english.locale)).toBe(
    'Hello Layla Haddad, I would like to know more about Harbour Gate.',
  );
  expect(whatsappMessage('Iwan', null, english.locale)).toBe('Hello Iwan, I have a question.');
});

test('carries any name through the address as it is', () => {
  expect(whatsappAddress('971500000001')).toBe('https://wa.me/971500000001');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (message) => {
      expect(new URL(whatsappAddress('971500000001', message)).searchParams.get('text')).toBe(message);
    }),
  );
});
