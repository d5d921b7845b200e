import { createLinks } from './links';
import { alertMail } from './mails';

const arabic = 'ar-AE-u-nu-latn';
const links = createLinks('p'.repeat(32), 'https://site.example');
const key = 'A'.repeat(22);
const item = {
  name: 'Fresh <b>Quay</b>',
  path: '/x-properties/fresh/',
  location: 'Dubai Marina',
  price: 'AED 900,000',
  before: null,
};
const digest = {
  fresh: [item],
  freshTotal: 13,
  changed: [{ ...item, name: 'Older', before: 'AED 950,000' }],
  changedTotal: 1,
};
const alert = {
  id: 7,
  key,
  email: 'dana@example.com',
  query: 'unit=2BR&price=any',
  slug: 'dubai-marina',
  locale: 'en-AE',
  device: null,
};

test('news come as text and as HTML in which nothing of a record is markup', () => {
  const mail = alertMail({ ...alert, digest }, links);
  expect(mail.subject).toBe('13 new projects and 1 price change: Dubai Marina, 2BR');
  expect(mail.text).toContain('Fresh <b>Quay</b>\nDubai Marina, AED 900,000\nhttps://site.example/x-properties/fresh/');
  expect(mail.text).toContain('and 12 more');
  expect(mail.text).toContain('Dubai Marina, AED 900,000, was AED 950,000');
  expect(mail.html).toContain('Fresh &lt;b&gt;Quay&lt;/b&gt;');
  expect(mail.html).not.toMatch(/<b>|<script/);
});

test('the permit of a project is named with it', () => {
  const permitted = { ...item, permit: '7100007919' };
  const { text, html } = alertMail({ ...alert, digest: { ...digest, fresh: [permitted], freshTotal: 1 } }, links);
  expect(text).toContain('Dubai Marina, AED 900,000, permit 7100007919\n');
  expect(html).toContain('>permit 7100007919<');
});

test('each project has its picture and price, from our own site alone', () => {
  const pictured = { ...item, picture: 'media/quay.webp', facts: '2BR · 900 sq ft' };
  const { html = '' } = alertMail({ ...alert, digest: { ...digest, fresh: [pictured], freshTotal: 1 } }, links);
  expect(html).toContain('src="https://site.example/images/640/media/quay.webp"');
  expect(html).toContain('>Price down from AED 950,000<');
  expect(html).toContain('>2BR · 900 sq ft<');
  for (const [, source] of html.matchAll(/src="([^"]*)"/g)) expect(source).toMatch(/^https:\/\/site\.example\//);
});

test('what an edit has brought is told by what it is, and a mail that was written before there was that is sent as it is', () => {
  const joined = [
    { ...item, name: 'More Rooms' },
    { ...item, name: 'Back', isBack: true as const },
  ];
  const { subject, text, html } = alertMail({ ...alert, digest: { ...digest, joined, joinedTotal: 12 } }, links);
  expect(subject).toBe('13 new projects, 12 projects now matching, and 1 price change: Dubai Marina, 2BR');
  expect(text).toContain('NOW MATCHES\n\nMore Rooms\nDubai Marina, AED 900,000\n');
  expect(text).toContain('Back\nDubai Marina, AED 900,000, available again\n');
  expect(text).toContain('and 10 more');
  expect(html).toContain('>Available again<');
  expect(alertMail({ ...alert, digest }, links).text).not.toContain('NOW MATCHES');
});

test('what can be had no more is told with why, and leads nowhere where it is no more', () => {
  const gone = [
    { ...item, name: 'Sold Quay', end: 'sold' as const },
    { ...item, name: 'Lost Quay', path: null, end: 'withdrawn' as const },
  ];
  const none = { fresh: [], freshTotal: 0, changed: [], changedTotal: 0 };
  const { subject, text, html } = alertMail({ ...alert, digest: { ...none, gone, goneTotal: 2 } }, links);
  expect(subject).toBe('2 projects no longer available: Dubai Marina, 2BR');
  expect(text).toContain(
    'NO LONGER AVAILABLE\n\nSold Quay\nDubai Marina, AED 900,000, sold\nhttps://site.example/x-properties/fresh/\n\n' +
      'Lost Quay\nDubai Marina, AED 900,000, withdrawn\n\n',
  );
  expect(html).toMatch(/<h2[^>]*>Lost Quay<\/h2>/);
});

test('of a unit whose project is gone the mail says so, with the end of its permit, and leads to the search', () => {
  const unit = { ...item, name: '2BR 1404, Lost Quay', price: null, path: null, end: 'withdrawn' as const };
  const none = { fresh: [], freshTotal: 0, changed: [], changedTotal: 0 };
  const query = 'project_id=11&unit_id=1404';
  const sent = (changes: object) =>
    alertMail({ ...alert, query, slug: null, digest: { ...none, unit: { ...unit, ...changes } } }, links);
  const { subject, text, html } = sent({ permitExpiredOn: '31 December 2025' });
  expect(subject).toBe('No longer available: 2BR 1404, Lost Quay');
  expect(text).toContain(
    'No longer available: 2BR 1404, Lost Quay. The project is no longer listed.\n\n' +
      'Dubai Marina, withdrawn, permit expired on 31 December 2025\n\n',
  );
  expect(html).toContain('The project is no longer listed.');
  expect(html).toContain('href="https://site.example/filter-property"');
  expect(sent({ path: '/x-properties/lost/' }).text).not.toContain('no longer listed');
});

test('the mail that asks names the kind of alert: a search, or one home', () => {
  const requested = (query: string) => alertMail({ ...alert, query, slug: null, digest: null }, links);
  expect(requested('unit=2BR&price=any').text).toContain('email alerts about a saved search to this address');
  const { subject, text } = requested('project_id=11&unit_id=1404');
  expect(subject).toBe('Confirm your Iwan home alert');
  expect(text).toContain(
    'email alerts about one home to this address. Confirm to start them and to choose how often we send them.',
  );
});

test('each mail of news ends by one press, and says where', () => {
  const mail = alertMail({ ...alert, digest }, links);
  expect(mail.unsubscribe).toBe(links.address('end', key, 'en-AE'));
  expect(mail.text).toContain(links.address('end', key, 'en-AE'));
  expect(mail.html).toContain(links.address('end', key, 'en-AE'));
  expect(alertMail({ ...alert, digest: null }, links).unsubscribe).toBeUndefined();
});

test('in Arabic the news, the name of the search and the pages are of that language', () => {
  const changed = [{ ...item, name: 'أولدر', price: '900,000 درهم', before: '950,000 درهم' }];
  const mail = alertMail({ ...alert, locale: arabic, digest: { ...digest, changed } }, links);
  const plain = (text = '') => text.replace(/[\u2066-\u2069]/g, '');
  expect(plain(mail.subject)).toMatch(/^13 مشروعًا جديدًا وتغيّر سعر واحد: دبي مارينا/);
  expect(plain(mail.text)).toContain('و12 غيرها');
  expect(plain(mail.text)).toContain('900,000 درهم، كان 950,000 درهم\nhttps://site.example/ar/x-properties/fresh/');
  expect(plain(mail.html)).toContain('>انخفض السعر، وكان 950,000 درهم<');
  expect(mail.html).toContain('<html lang="ar" dir="rtl">');
  expect(mail.html).toContain(`href="${links.address('end', key, arabic)}"`);
  for (const [address] of mail.text.matchAll(/https:\S+/g)) expect(address).not.toMatch(/[\u2066-\u2069]/);
  expect(links.address('end', key, arabic)).toContain('https://site.example/ar/search-alerts/end?token=');
  expect(mail.unsubscribe).toBe(links.address('end', key, 'en-AE'));
  const requested = alertMail({ ...alert, locale: arabic, digest: null }, links);
  expect(requested.subject).toBe('أكّد تنبيه البحث من إيوان');
  expect(plain(requested.text)).toContain('أكّد التنبيه:\nhttps://site.example/ar/search-alerts/confirm?token=');
});

test('a link of one secret is none of another, nor does one kind do what the other does', () => {
  const token = links.token('end', key);
  expect(links.read(token)).toEqual({ kind: 'end', key });
  expect(createLinks('q'.repeat(32), '').read(token)).toBeNull();
  expect(links.read(token.replace('end', 'confirm'))).toBeNull();
  for (const sign of 'ABCDEFGHwxyz0123_-') {
    const forged = token.slice(0, -1) + sign;
    expect(links.read(forged)).toEqual(forged === token ? { kind: 'end', key } : null);
  }
});
