import { mailActions, mailCard, mailCode, mailFacts, mailHtml, mailNote, mailTitle, mailWords } from './mail-html';

const hostile = `"><script>alert('x')</script>&`;

test('nothing that is handed in becomes markup', () => {
  const card = { over: hostile, name: hostile, address: hostile, picture: hostile };
  const html = mailHtml({
    ...{ title: hostile, preview: hostile, site: hostile, why: hostile, end: { label: hostile, address: hostile } },
    rows: [
      mailTitle(hostile, { over: hostile, below: hostile }),
      mailWords(hostile),
      mailNote(hostile, hostile, hostile),
      mailCode(hostile, hostile),
      mailFacts([{ label: hostile, value: hostile, address: hostile }]),
      mailCard({ ...card, place: hostile, price: hostile, facts: hostile }),
      mailActions({ label: hostile, address: hostile }, [{ label: hostile, address: hostile }]),
    ],
  });
  expect(html).not.toContain('<script');
  expect(html).not.toContain('"">');
  expect(html.split('&lt;script&gt;').length).toBeGreaterThan(25);
});

test('has one filled button, and lines of a text stay lines', () => {
  const html = mailHtml({
    ...{ title: '', preview: '', site: '', why: '' },
    rows: [mailActions({ label: 'Go', address: '/' }, [{ label: 'Call', address: 'tel:+9714' }]), mailWords('a\nb')],
  });
  expect(html.match(/class="filled"/g)).toHaveLength(1);
  expect(html.match(/class="outlined"/g)).toHaveLength(1);
  expect(html).toContain('a<br>b');
});
