import { paths } from '@iwan/shared/paths/paths';
import { openPage } from '@iwan/shared/testing/open-page';
import type { PlainBackend } from '@iwan/shared/testing/plain-backend';
import { providePlainBackend } from '@iwan/shared/testing/provide-plain-backend';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { route } from '.';

let backend: PlainBackend;

const whole = {
  id: 4,
  name: 'Layla Haddad',
  images: 'media/agents/layla.webp',
  language: 'Arabic, English',
  designation: 'Director',
  linkedin: 'https://www.linkedin.com/in/layla',
  sub_heading: 'Homes by the water',
  description: '<p>Knows <b>every</b> quay.</p><script>alert(1)</script><img src=x onerror=alert(1)>',
  card: 'media/cards/layla.vcf',
  phone: '+971 50 000 0001',
  brn: '41234',
};

beforeAll(async () => {
  backend = await providePlainBackend();
});
beforeEach(() => {
  backend.reset();
  backend.setRecords({ agents: [{ id: 1, name: 'Omar Saleh' }, whole] });
  sessionStorage.clear();
});
afterAll(() => backend.close());

const open = (agent: string, search = '') => openPage(route, backend, { params: { agent }, search });

test('shows every field of an agent, with the description sanitised', async () => {
  const { container, head, status } = await open('layla-haddad');
  expect(status).toBe(200);
  expect(screen.getByRole('heading', { level: 1, name: 'Layla Haddad' })).toBeInTheDocument();
  expect(screen.getByText('Director')).toBeInTheDocument();
  expect(screen.getByText('Broker registration number (BRN) 41234')).toBeInTheDocument();
  expect(screen.getByText('Homes by the water')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Layla Haddad' })).toHaveAttribute(
    'src',
    expect.stringContaining('layla.webp'),
  );
  expect(screen.getByRole('heading', { level: 2, name: 'About Layla Haddad' })).toBeInTheDocument();
  expect(screen.getByText('every').tagName).toBe('STRONG');
  expect(container.innerHTML).not.toMatch(/alert|onerror/);
  expect(head).toMatchObject({
    title: 'Layla Haddad, Director | Iwan Real Estate',
    canonical: '/agents/layla-haddad/',
  });
});

test('languages are links to the agents who speak them', async () => {
  await open('layla-haddad');
  const tags = within(screen.getByRole('list', { name: 'Languages' })).getAllByRole('link');
  expect(tags.map((tag) => [tag.textContent, tag.getAttribute('href')])).toEqual([
    ['Arabic', '/our-team/agents?language=Arabic'],
    ['English', '/our-team/agents?language=English'],
  ]);
});

test('has links to call, to write, to LinkedIn, and to save a business card', async () => {
  await open('layla-haddad');
  const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Call us')).toBe('tel:+971500000001');
  expect(hrefOf('Email us')).toBe('mailto:hello@iwan.example?subject=Layla%20Haddad');
  expect(hrefOf('WhatsApp Layla Haddad')).toBe(
    'https://wa.me/971500000001?text=Hello%20Layla%20Haddad%2C%20I%20have%20a%20question.',
  );
  expect(hrefOf(/^LinkedIn/)).toBe('https://www.linkedin.com/in/layla');
  const card = screen.getByRole('link', { name: /^Business card/ });
  expect(card).toHaveAttribute('href', '/images/original/media/cards/layla.vcf');
  expect(card).toHaveAttribute('download', 'layla.vcf');
});

test('shows a record with missing fields, and the phone number of the business in place of the agent’s', async () => {
  backend.setRecords({ agents: [{ name: 'Layla Haddad', images: 'javascript:1', card: '//evil.example/x' }] });
  const { container, head } = await open('layla-haddad');
  expect(screen.getByRole('heading', { level: 1, name: 'Layla Haddad' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+97140000000');
  for (const name of [/WhatsApp/, /LinkedIn/, /Business card/]) expect(screen.queryByRole('link', { name })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Languages' })).toBeNull();
  expect(screen.queryByText(/BRN/)).toBeNull();
  expect(screen.queryByRole('heading', { name: /^About/ })).toBeNull();
  expect(container.innerHTML).not.toMatch(/null|undefined|javascript|evil/);
  expect(head.title).toBe('Layla Haddad | Iwan Real Estate');
});

test.each(['Anne-Marie Dubois', 'Tomás O’Rourke', 'Nadia & Noor', 'Elena Marković', 'Omar/Layla Team'])(
  '%s opens from the address that every link has, of a backend that knows exact names only',
  async (name) => {
    backend.setRecords({ agents: [whole, { id: 9, name }] });
    const slug = decodeURIComponent(paths.agent(name).split('/')[2] ?? '');
    const { head } = await open(slug);
    expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument();
    expect(head.canonical).toBe(paths.agent(name));
  },
);

test('has structured data and a breadcrumb', async () => {
  const { head } = await open('layla-haddad');
  expect(head.jsonLd).toMatchObject({
    '@graph': [
      {
        '@type': 'Person',
        name: 'Layla Haddad',
        identifier: 'BRN 41234',
        jobTitle: 'Director',
        knowsLanguage: ['Arabic', 'English'],
        sameAs: 'https://www.linkedin.com/in/layla',
        telephone: '+971500000001',
        url: '/agents/layla-haddad/',
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Our Team', item: '/our-team' },
          { position: 2, name: 'All agents', item: '/our-team/agents' },
          { position: 3, name: 'Layla Haddad', item: '/agents/layla-haddad/' },
        ],
      },
    ],
  });
});

describe('with what our own backend knows of an agent', () => {
  const published = [{ stars: 4, name: 'Lina', text: 'Quick and honest.', month: '2026-11' }];
  const known = { deals: 4, answer_minutes: 61, reviews: 3, average: 4.7, published, booked: [] };
  const answer = (data: object) => backend.behave({ kind: 'body', body: { data } }, '/api/agent-figures');

  test('shows areas, figures and reviews, and has the mean as structured data', async () => {
    backend.setRecords({ agents: [{ ...whole, areas: 'dubai-marina, atlantis' }] });
    answer(known);
    const { head } = await open('layla-haddad');
    const areas = within(screen.getByRole('list', { name: 'Areas' })).getAllByRole('link');
    expect(areas.map((link) => link.getAttribute('href'))).toEqual(['/locations/dubai-marina']);
    for (const line of ['Usually replies within 2 hours', '4 deals closed in the last 12 months']) {
      expect(screen.getByText(line)).toBeInTheDocument();
    }
    expect(screen.getByText('4.7 of 5 stars, 3 reviews')).toBeInTheDocument();
    const reviews = within(screen.getByRole('region', { name: 'Reviews' }));
    expect(reviews.getByRole('img', { name: '4 of 5 stars' })).toBeInTheDocument();
    expect(reviews.getByText(/^Reviews come from people/)).toBeInTheDocument();
    expect(JSON.stringify(head.jsonLd)).toContain('"ratingValue":4.7,"reviewCount":3');
  });

  test('shows no mean of few reviews, and nothing without figures', async () => {
    backend.setRecords({ agents: [{ ...whole, areas: null }] });
    answer({ ...known, deals: null, answer_minutes: null, average: null });
    const { head } = await open('layla-haddad');
    expect(screen.getByText('Quick and honest.')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/of 5 stars,|replies within|deals/);
    expect(JSON.stringify(head.jsonLd)).not.toContain('AggregateRating');
  });
});

test('an address without an agent says so, shows similar names first, and redirects to Home', async () => {
  const { status, redirect, head } = await open('layla-hadad');
  expect(status).toBe(404);
  expect(head.noindex).toBe(true);
  expect(redirect).toEqual({
    to: '/',
    permanent: false,
    notice: 'Agent not found',
    showsPageFirst: true,
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Agent not found' })).toBeInTheDocument();
  const near = within(screen.getByRole('region', { name: 'Other agents' }));
  expect(near.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Layla Haddad',
    'Omar Saleh',
  ]);
});

test.each([
  ['is not ok', { kind: 'status', status: 503 }, 'Network response was not ok'],
  ['makes no sense', { kind: 'html' }, 'Unexpected data format'],
] as const)('an answer that %s is an error with the words of the catalogue', async (_, behaviour, message) => {
  backend.behave(behaviour);
  await expect(open('layla-haddad')).rejects.toThrow(message);
});

test('an unreachable backend is an error', async () => {
  backend.behave({ kind: 'drop' });
  await expect(open('layla-haddad')).rejects.toMatchObject({ kind: 'network' });
});

test('an enquiry arrives as a lead with the agent’s name, once', async () => {
  await open('layla-haddad');
  const user = userEvent.setup();
  const form = within(screen.getByRole('form', { name: 'Ask Layla Haddad' }));
  await user.type(form.getByLabelText('Name'), 'Noura نورة');
  await user.type(form.getByLabelText('Phone'), '+971 50 123 4567');
  await user.type(form.getByLabelText('Email'), 'noura@example.com');
  await user.click(form.getByRole('button', { name: 'Send enquiry' }));
  expect(await screen.findByText('Form submitted successfully! Thank you for your interest.')).toBeInTheDocument();
  const leads = backend.requests.filter(({ path }) => path === '/api/contact');
  expect(leads.map(({ body }) => JSON.parse(body))).toEqual([
    { name: 'Noura نورة', phone: '971501234567', email: 'noura@example.com', agent: 'Layla Haddad', source: 'Contact' },
  ]);
});

test('without script the form posts the agent’s name, and says how it went', async () => {
  const { container } = await open('layla-haddad', '?posted=enquiry&sent=1');
  const form = container.querySelector('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/forms/enquiry']);
  const hidden = [...container.querySelectorAll<HTMLInputElement>('input[type=hidden]')];
  expect(hidden.map(({ name, value }) => [name, value])).toEqual([['agent', 'Layla Haddad']]);
  expect(screen.getByText(/Thank you for your interest/)).toBeInTheDocument();
});
