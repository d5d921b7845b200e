import { withTranslations } from '../../language/translated-record';
import type { AboutLead } from './about-lead';
import { leadMail } from './lead-mail';
import type { OutgoingLead } from './outbox';
import { receiptMail, withoutLinks } from './receipt';

const origins = { site: 'https://site.example', office: 'https://office.example' };
const nothing: AboutLead = { project: null, agent: null, developer: null };
const project = {
  ...{ id: 3, name: 'Lazurine Quay', developer: { name: 'Lazurine Estates', logo: null }, location: 'Dubai Marina' },
  ...{ image: 'media/quay.webp', starting_price: 'AED 1,950,000', unit: '1BR, 2BR', area: '745 - 2,310 sq ft' },
  ...{ handover: '2028-Q4', agent: null },
} as unknown as NonNullable<AboutLead['project']>;
const agent = { name: 'Mariam Al Suri', designation: 'Specialist', images: null, phone: '971500000001' };

const lead = (fields: object, more: Partial<OutgoingLead> = {}): OutgoingLead => ({
  ...{ id: 7, key: 'one', form: 'enquiry', attachment: null, receivedAt: new Date('2026-11-27T17:55:00Z') },
  fields: { name: 'Robert Hale', email: 'robert@example.com', phone: '971501234567', ...fields },
  ...more,
});

describe('the mail to the business', () => {
  const mail = leadMail(
    lead({ property: 'Lazurine Quay', unit: '2BR', source: 'Contact' }),
    { ...nothing, project },
    origins,
  );

  test('says who, about what and when in Dubai, in the order of the form', () => {
    expect(mail.subject).toBe('New enquiry: Lazurine Quay: 2BR, from Robert Hale');
    expect(mail.text).toBe(
      [
        'Name: Robert Hale\nPhone: +971 50 123 4567\nEmail: robert@example.com\nProject: Lazurine Quay\nUnit: 2BR',
        'Received: 27 November 2026, 21:55 (Dubai)\n\nPage: https://site.example/lazurine-estates-properties/lazurine-quay/',
        'Call: +971501234567\nWhatsApp: https://wa.me/971501234567\nOpen in the office: https://office.example/office/leads/7',
      ].join('\n'),
    );
  });

  test('has one press to reply, call or chat, and a reply goes to the sender', () => {
    expect(mail.replyTo).toBe('robert@example.com');
    for (const address of [
      'mailto:robert@example.com?subject=Your%20enquiry%3A%20Lazurine%20Quay',
      'tel:+971501234567',
      'https://wa.me/971501234567',
      'https://office.example/office/leads/7',
    ]) {
      expect(mail.html).toContain(`href="${address}"`);
    }
    expect(mail.html).toContain('>Reply to Robert<');
  });

  test('says first that the sender must not be called, and has no link to call', () => {
    const { text, html } = leadMail(lead({ do_not_call: true }), nothing, origins);
    expect(text).toContain('Do not call: the sender asked for a reply by email.');
    expect(text + html).not.toMatch(/Call: |tel:\+971501234567/);
  });

  test.each([
    [{ agent: 'Layla', property: 'Quay' }, 'New enquiry: Quay, from Robert Hale'],
    [{ agent: 'Layla' }, 'New enquiry for an agent: Layla, from Robert Hale'],
    [{ developer: 'Pelham\r\n& Sons' }, 'New enquiry about a developer: Pelham & Sons, from Robert Hale'],
    [{ agent: '', property: '' }, 'New enquiry, from Robert Hale'],
    [{ property: 'Quay\r\nBcc: all@example.com' }, 'New enquiry: Quay Bcc: all@example.com, from Robert Hale'],
  ])('says in one line of the subject what an enquiry is about: %j', (about, subject) => {
    expect(leadMail(lead(about), nothing, origins).subject).toBe(subject);
  });

  test('what a visitor wrote is no markup, no header and no page of ours', () => {
    const hostile = '<a href="https://evil.example">x</a>\r\nBcc: all@example.com';
    const { html = '', ...sent } = leadMail(lead({ name: hostile, property: hostile }), nothing, origins);
    expect(html).not.toContain('<a href="https://evil');
    expect(html).toContain('&lt;a href=&quot;https://evil.example&quot;&gt;');
    expect(sent.subject).not.toMatch(/[\r\n]/);
    expect(sent.text).not.toContain('Page:');
  });

  test('names the attachment, and says what looks like a bot', () => {
    const attachment = { storedAs: 'f1', originalName: 'cv.pdf', mediaType: 'application/pdf', bytes: 9 };
    const { text } = leadMail(lead({}, { attachment, isHasty: true, isSpam: true }), nothing, {
      ...origins,
      office: null,
    });
    expect(text).toContain('Attachment: cv.pdf (stored as f1)');
    expect(text).toContain('Probably spam');
    expect(text).toContain('Filled in very fast');
    expect(text).not.toContain('office.example');
  });
});

describe('the receipt', () => {
  test('names the project, who replies and how to reach them', () => {
    const mail = receiptMail(lead({ property: 'Lazurine Quay' }), { project, agent, developer: null }, origins);
    expect(mail?.to).toBe('robert@example.com');
    expect(mail?.subject).toBe('We received your enquiry about Lazurine Quay');
    expect(mail?.text).toContain(
      'Hello Robert Hale,\n\nThank you for your enquiry about Lazurine Quay. Mariam Al Suri will reply within one working day.\n\nIf it is urgent, call +971 50 000 0001',
    );
    expect(mail?.html).toContain('>WhatsApp Mariam<');
    expect(mail?.html).toContain('src="https://site.example/images/640/media/quay.webp"');
    expect(mail?.html).toContain('>1BR, 2BR · 745–2,310 sq ft · Q4 2028<');
  });

  test.each([
    ['contact', 'We received your message', 'An agent will reply within one working day.'],
    ['career', 'We received your application', 'We answer every application within ten days.'],
    ['subscribe', 'We received your subscription', 'To unsubscribe, reply to this email.'],
    ['mfe-guides/tour', 'We received your message', 'We will reply to you.'],
  ])('of the form %s says %s', (form, subject, next) => {
    const mail = receiptMail(lead({}, { form }), nothing, origins);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(next);
  });

  test('in Arabic it is written from right to left, with the names, the price and the pages of that language', () => {
    const mail = receiptMail(
      lead({ property: 'Lazurine Quay', locale: 'ar', message: 'See evil.example' }),
      {
        project: withTranslations(project, { ar: { name: 'لازورين كي' } }),
        agent: withTranslations(agent, { ar: { name: 'مريم السوري' } }),
        developer: null,
      },
      origins,
    );
    const plain = (text = '') => text.replace(/[\u2066-\u2069]/g, '');
    expect(plain(mail?.subject)).toBe('تلقّينا استفسارك عن لازورين كي');
    expect(plain(mail?.text)).toContain(
      'شكرًا على استفسارك عن لازورين كي. يصلك رد من مريم السوري خلال يوم عمل واحد.\n\nإن كان الأمر عاجلًا فاتصل على +971 50 000 0001',
    );
    expect(plain(mail?.text)).toContain(
      'لازورين كي\nhttps://site.example/ar/lazurine-estates-properties/lazurine-quay/',
    );
    expect(plain(mail?.text)).not.toMatch(/evil|link removed/);
    expect(mail?.text).toContain('رقم الهاتف: \u2068+971 50 123 4567\u2069');
    expect(mail?.html).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/);
    expect(mail?.html).toContain('>1,950,000 درهم<');
    expect(plain(mail?.html)).toContain('>غرفة نوم، غرفتا نوم · من 745 إلى 2,310 قدم² · الربع الرابع 2028<');
    expect(mail?.html).toContain('padding-left:20px');
    expect(mail?.html).not.toMatch(/Marcellus|padding-right:20px"/);
  });

  test('is not made without an address', () => {
    expect(receiptMail(lead({ email: undefined }), nothing, origins)).toBeNull();
  });

  test('repeats nothing that could lead elsewhere: no link, no markup, no name that the site does not have', () => {
    const message = '<b>Win</b> at www.evil.example/now, mail win@evil.example or HTTPS://evil.example';
    const fields = { message, name: 'Win evil.example', property: 'Go to evil.example', agent: 'evil.example' };
    const mail = receiptMail(lead(fields, { form: 'contact' }), nothing, origins);
    expect(JSON.stringify(mail)).not.toContain('evil');
    expect(mail?.html).not.toContain('<b>');
    expect(mail?.text).toContain('Message: <b>Win</b> at [link removed] mail [link removed] or [link removed]');
  });
});

test.each([
  ['A 2BR of 1.5 million, please.', 'A 2BR of 1.5 million, please.'],
  ['See evil.com/x?y=1 now', 'See [link removed] now'],
  ['See пример.рф', 'See [link removed]'],
  ['ftp://evil', '[link removed]'],
  ['me@evil.com', '[link removed]'],
])('of %j a receipt repeats %j', (words, repeated) => {
  expect(withoutLinks(words, 'en-AE')).toBe(repeated);
});
