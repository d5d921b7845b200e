import type { FormError } from '@iwan/shared/contracts/module';
import { fillForm } from './fill-form';
import type { FormDraft } from './form-drafts';

const page = (inner: string) => `<p>before</p><form id="contact" action="/forms/contact" method="post">${inner}</form>`;
const draft = (fields: Readonly<Record<string, string>>, errors: readonly FormError[] = []): FormDraft => ({
  form: 'contact',
  fields: Object.entries(fields),
  problems: errors,
});

test.each<[string, string, Readonly<Record<string, string>>, string]>([
  [
    'a line of text',
    '<input name="name" value=""/>',
    { name: 'Noura' },
    '<input name="name" value="Noura" data-filled=""/>',
  ],
  [
    'a line without a value',
    '<input name="name">',
    { name: 'Noura' },
    '<input name="name" value="Noura" data-filled="">',
  ],
  [
    'text with signs of HTML',
    '<input name="name" value=""/>',
    { name: '"><script>alert(1)</script>' },
    '<input name="name" value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" data-filled=""/>',
  ],
  [
    'several lines',
    '<textarea name="message"></textarea>',
    { message: 'a\n<b>' },
    '<textarea name="message" data-filled="">a\n&lt;b&gt;</textarea>',
  ],
  [
    'lines where some stand already',
    '<textarea name="message">old</textarea>',
    { message: 'new' },
    '<textarea name="message" data-filled="">new</textarea>',
  ],
  [
    'a tick',
    '<input type="checkbox" name="consent"/>',
    { consent: 'on' },
    '<input type="checkbox" name="consent" checked="" data-filled=""/>',
  ],
  [
    'a choice',
    '<input type="radio" name="type" value="Buyer"/><input type="radio" name="type" value="Broker"/>',
    { type: 'Broker' },
    '<input type="radio" name="type" value="Buyer"/><input type="radio" name="type" value="Broker" checked="" data-filled=""/>',
  ],
  [
    'one of a list',
    '<select name="agent"><option value="a">A</option><option value="b">B</option></select>',
    { agent: 'b' },
    '<select name="agent"><option value="a">A</option><option value="b" selected="">B</option></select>',
  ],
  [
    'one of a list in place of the page’s own choice',
    '<select name="job"><option value="a">A</option><option value="b" selected="">B</option></select>',
    { job: 'a' },
    '<select name="job"><option value="a" selected="">A</option><option value="b">B</option></select>',
  ],
  [
    'nothing that the form does not ask',
    '<input name="name" value=""/>',
    { other: 'x' },
    '<input name="name" value=""/>',
  ],
  [
    'nothing that nobody sees',
    '<input type="hidden" name="property" value="A"/>',
    { property: 'B' },
    '<input type="hidden" name="property" value="A"/>',
  ],
  [
    'what a step before has left for this one',
    '<input type="hidden" name="sent-at"/><input type="hidden" name="from" value=""/>',
    { 'sent-at': '17', from: 'mail' },
    '<input type="hidden" name="sent-at" value="17" data-filled=""/><input type="hidden" name="from" value="mail" data-filled=""/>',
  ],
])('fills in %s', (_, before, fields, after) => {
  expect(fillForm(page(before), draft(fields))).toBe(page(after));
});

test('a choice of the page’s own gives way to the visitor’s', () => {
  expect(
    fillForm(
      page(
        '<input type="radio" name="type" checked="" value="Buyer"/><input type="radio" name="type" value="Broker"/>',
      ),
      draft({ type: 'Broker' }),
    ),
  ).toBe(
    page(
      '<input type="radio" name="type" value="Buyer"/><input type="radio" name="type" value="Broker" checked="" data-filled=""/>',
    ),
  );
});

test('leaves other forms of the page alone', () => {
  const other = '<form action="/forms/subscribe"><input name="email" value=""/></form>';
  expect(fillForm(other + page('<input name="email" value=""/>'), draft({ email: 'a@b.example' }))).toBe(
    other + page('<input name="email" value="a@b.example" data-filled=""/>'),
  );
});

test('says what is to be mended where the form has a place for that', () => {
  const errors = [{ sentence: 'Many files are on their way' }, { field: 'gone', sentence: '<b>' }];
  expect(fillForm(page('<div data-problems=""></div>'), draft({}, errors))).toContain(
    '<div data-problems=""><div role="alert"><ul><li>Many files are on their way</li><li data-field="gone">&lt;b&gt;</li></ul></div></div>',
  );
});

test.each([
  ['opens', { email: 'a@' }, '<details class="bell" open="">'],
  ['leaves closed', {}, '<details class="bell">'],
])('%s the disclosure around a form', (_, fields, opened) => {
  const form = Object.keys(fields).length === 0 ? '<form action="/forms/subscribe"></form>' : page('');
  const other = '<details class="bell"></details>';
  expect(fillForm(`${other}<details class="bell">${form}</details>`, draft(fields))).toBe(
    `${other}${opened}${form}</details>`,
  );
});

test('says it at the field too, and leads there', () => {
  const errors = [
    { field: 'phone', sentence: 'Check this number. Outside the UAE, start with the country code, such as 44.' },
    { field: 'message', sentence: 'Add a few words' },
  ];
  const field = (input: string, id: string, sentence = '') => `${input}<p id="${id}-error">${sentence}</p>`;
  expect(
    fillForm(
      page(
        '<div data-problems=""></div>' +
          field('<input id="c-name" name="name" value=""/>', 'c-name') +
          field('<input id="c-phone" name="phone" aria-describedby="c-phone-help" value=""/>', 'c-phone') +
          field('<textarea id="c-message" name="message"></textarea>', 'c-message'),
      ),
      draft({ name: 'Noura', phone: '12', message: ' ' }, errors),
    ),
  ).toBe(
    page(
      '<div data-problems=""><div role="alert"><ul>' +
        '<li data-field="phone"><a href="#c-phone">Check this number. Outside the UAE, start with the country code, such as 44.</a></li>' +
        '<li data-field="message"><a href="#c-message">Add a few words</a></li></ul></div></div>' +
        field('<input id="c-name" name="name" value="Noura" data-filled=""/>', 'c-name') +
        field(
          '<input id="c-phone" name="phone" aria-invalid="true" aria-describedby="c-phone-error c-phone-help" value="12" data-filled=""/>',
          'c-phone',
          'Check this number. Outside the UAE, start with the country code, such as 44.',
        ) +
        field(
          '<textarea id="c-message" name="message" aria-invalid="true" aria-describedby="c-message-error" data-filled=""> </textarea>',
          'c-message',
          'Add a few words',
        ),
    ),
  );
});
