import type { ContactLead } from '../api/calls';

const lead: ContactLead = { source: 'web_form', email: 'layla@iwan.example' };

/** The module as in a page that was just loaded. */
async function loadPage() {
  jest.resetModules();
  return import('./submission-key');
}

beforeEach(() => sessionStorage.clear());

test('the same lead keeps its key across a reload, until it has arrived', async () => {
  const before = await loadPage();
  const key = before.keyOf('subscribe', lead);
  expect(before.keyOf('subscribe', { ...lead })).toBe(key);
  const after = await loadPage();
  expect(after.keyOf('subscribe', lead)).toBe(key);
  after.forgetKey('subscribe');
  expect(after.keyOf('subscribe', lead)).not.toBe(key);
  after.forgetKey('subscribe');
  expect((await loadPage()).keyOf('subscribe', lead)).not.toBe(key);
});

test('another lead and another form have keys of their own', async () => {
  const { keyOf } = await loadPage();
  const key = keyOf('subscribe', lead);
  expect(keyOf('enquiry', lead)).not.toBe(key);
  expect(keyOf('subscribe', { ...lead, email: 'zoe@iwan.example' })).not.toBe(key);
});

test.each(['', '{', 'null', '7', '{"lead":7,"key":"x"}', '{"lead":"a","key":"../.."}'])(
  'storage that holds %p costs nothing',
  async (stored) => {
    sessionStorage.setItem('subscribe-attempt', stored);
    expect((await loadPage()).keyOf('subscribe', lead)).toMatch(/^[0-9a-f]{32}$/);
  },
);

test('a browser that refuses its storage still sends a lead once', async () => {
  const refuse = () => {
    throw new Error('refused');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
  );
  const { keyOf, forgetKey } = await loadPage();
  const key = keyOf('subscribe', lead);
  expect(keyOf('subscribe', lead)).toBe(key);
  forgetKey('subscribe');
  expect(keyOf('subscribe', lead)).not.toBe(key);
  for (const spy of spies) spy.mockRestore();
});

test('an application with another file is another lead, and one with the same file the same', async () => {
  const { keyOf } = await loadPage();
  const withFile = (name: string, content: string): ContactLead => ({
    source: 'Career',
    job_type: 'Property Inspector',
    name: 'Noura',
    email: 'noura@example.com',
    phone: '971501234567',
    location: 'Cairo',
    message: 'Hello',
    file: new File([content], name, { lastModified: 1 }),
  });
  const key = keyOf('career', withFile('cv.pdf', 'one'));
  expect(keyOf('career', withFile('cv.pdf', 'two'))).toBe(key);
  expect(keyOf('career', withFile('cv.pdf', 'three'))).not.toBe(key);
  expect(keyOf('career', withFile('resume.pdf', 'one'))).not.toBe(key);
});
