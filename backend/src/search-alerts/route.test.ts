/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { formatFor } from '@iwan/shared/domain/format/format';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import { addDays, dayInDubai, instantOfDay } from '@iwan/shared/domain/record/calendar-day';
import { eq, inArray, sql } from 'drizzle-orm';
import { createResponses } from '../catalogue/responses';
import { alertMails, alertRequests, projects, searchAlerts } from '../database/schema';
import { readMailbox } from '../mail/mailbox-folder';
import { openProjectStore } from '../projects/store';
import { readPepper } from '../sign-in/pepper';
import { demoBackend } from '../testing/demo-backend';
import { eventually } from '../testing/eventually';
import { postJson } from '../testing/sign-in';
import { writeDueMails } from './due-mails';
import { eraseAlerts } from './follow-link';
import { limits } from './limits';
import { createKey, createLinks } from './links';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let clock = Date.parse('2026-03-01T08:00:00Z');
const later = (milliseconds: number) => {
  clock += milliseconds;
};
const now = () => new Date(clock);
const backend = demoBackend({ linkOrigin: 'https://site.example' }, { now });

let nextHome = 1;
const fromElsewhere = () => ({ 'x-forwarded-for': `203.1.${nextHome >> 8}.${nextHome++ & 255}` });
const ask = (body: object, headers: Record<string, string> = fromElsewhere()) =>
  postJson(backend, '/api/search-alerts', body, headers);
const confirm = (token: string, fields: object = {}) =>
  postJson(backend, '/api/search-alerts/confirm', { token, ...fields });
const end = (token: string) => postJson(backend, '/api/search-alerts/end', { token });
const look = (token: string) => backend.get(`/api/search-alerts?token=${encodeURIComponent(token)}`);

const mailsTo = async (email: string) => (await readMailbox(testDataFolder)).filter(({ to }) => to === email);
const linkIn = (text = '', kind: 'confirm' | 'end') =>
  new RegExp(`https://site\\.example/search-alerts/${kind}\\?token=([\\w.-]+)`).exec(text)?.[1] ?? '';

/** The link of the mail that asks for confirmation. */
async function confirmation(email: string): Promise<string> {
  await eventually(async () => (await mailsTo(email)).length > 0);
  return linkIn((await mailsTo(email))[0]?.text, 'confirm');
}

/** Has an address told of a search, from now on. */
async function subscribe(email: string, query: string): Promise<void> {
  await ask({ email, query });
  expect((await confirm(await confirmation(email))).statusCode).toBe(200);
}

const db = () => backend.open.db;
const runDay = async () => {
  const store = await openProjectStore(db(), createResponses(), new Map());
  return writeDueMails({ db: db(), projects: store, now, settling: 0 });
};
const digestsOf = async (email: string) =>
  db()
    .select({ digest: alertMails.digest })
    .from(alertMails)
    .innerJoin(searchAlerts, eq(searchAlerts.id, alertMails.alert_id))
    .where(eq(searchAlerts.email, email));

test('an address is told of a search only once its owner has said so', async () => {
  const requested = await ask({ email: 'Amal@Example.com ', query: 'unit=2BR&location=Al+Barsha&page=3&evil=1' });
  expect([requested.statusCode, Object.keys(requested.json())]).toEqual([202, ['message']]);
  const token = await confirmation('amal@example.com');
  const [row] = await db().select().from(searchAlerts).where(eq(searchAlerts.email, 'amal@example.com'));
  expect(row).toMatchObject({ query: 'unit=2BR&location=Al+Barsha', slug: '', confirmed_at: null });
  // No link can be made of what the database holds.
  expect(JSON.stringify(row)).not.toContain(token.split('.')[2]);
  expect((await look(token)).json()).toEqual({
    data: {
      search: '2BR, Al Barsha',
      path: '/filter-property?unit=2BR&location=Al+Barsha',
      confirmed: false,
      about: 'search',
      frequency: 'daily',
    },
  });
  expect((await confirm(token)).json()).toMatchObject({ data: { confirmed: true } });
  // A second press, or a second look of a mail program, changes nothing.
  expect((await confirm(token)).json()).toMatchObject({ data: { confirmed: true } });
});

test('the mail that asks says nothing that whoever asked has typed', async () => {
  await ask({ email: 'victim@example.com', query: `location=${encodeURIComponent('Buy pills at evil.example')}` });
  await confirmation('victim@example.com');
  const [mail] = await mailsTo('victim@example.com');
  expect(JSON.stringify(mail)).not.toMatch(/pills|evil/);
});

test('the day’s mail tells what is new and what costs another price, once, and ends by its link', async () => {
  await subscribe('dana@example.com', 'location=Dubai+Marina&price=any');
  const [own] = await db()
    .select()
    .from(projects)
    .where(eq(projects.location, 'Dubai Marina'))
    .orderBy(projects.id)
    .limit(1);
  if (own === undefined) throw new Error('The demo has nothing in Dubai Marina');
  await db().update(projects).set({ starting_price: 'AED 77,000' }).where(eq(projects.id, own.id));
  const fresh = { name: 'Fresh <b>Quay</b>', location: 'Dubai Marina', starting_price: 'AED 900,000' };
  await db()
    .insert(projects)
    .values([fresh, { ...fresh, name: 'Elsewhere', location: 'Al Barsha' }]);
  expect(await runDay()).toBe(0);
  later(day);
  // Two servers at once, and once more after a restart.
  const written = await Promise.all([runDay(), runDay()]);
  expect(written.reduce((one, other) => one + other, 0) + (await runDay())).toBe(1);
  await eventually(async () => (await mailsTo('dana@example.com')).length > 1);
  const [mail, ...others] = await mailsTo('dana@example.com');
  expect(others).toHaveLength(1);
  expect(mail?.subject).toBe('1 new project and 1 price change: Dubai Marina');
  expect(mail?.text).toContain(
    'Fresh <b>Quay</b>\nDubai Marina, AED 900,000\nhttps://site.example/independent-properties/',
  );
  expect(mail?.text).toContain(`${own.name}\nDubai Marina, AED 77,000, was AED`);
  expect(mail?.text).not.toContain('Elsewhere');
  const token = linkIn(mail?.text, 'end');
  expect((await confirm(token)).statusCode).toBe(404);
  expect((await end(token)).statusCode).toBe(200);
  expect((await end(token)).statusCode).toBe(200);
  expect((await look(token)).statusCode).toBe(404);
  later(day);
  await db()
    .insert(projects)
    .values({ ...fresh, name: 'Fresh Quay Two' });
  await runDay();
  expect(await digestsOf('dana@example.com')).toEqual([]);
});

test('a project that an edit brings into a search is told once, and by what it is', async () => {
  await subscribe('joined@example.com', 'location=Al+Furjan&unit=2BR&price=any');
  const put = async (name: string, fields: Partial<typeof projects.$inferInsert>) => {
    const [row] = await db()
      .insert(projects)
      .values({ name, location: 'Al Furjan', unit: '2BR', starting_price: 'AED 700,000', listed_at: long, ...fields })
      .returning({ id: projects.id });
    return (changes: Partial<typeof projects.$inferInsert>) =>
      db()
        .update(projects)
        .set(changes)
        .where(eq(projects.id, row?.id ?? 0));
  };
  const long = new Date(0);
  await (await put('More Rooms', { unit: '1BR' }))({ unit: '1BR, 2BR' });
  await (await put('Back On Sale', { status: 'SOLD OUT' }))({ status: 'Ready' });
  const away = await put('Away And Back', {});
  await away({ unit: '3BR' });
  await away({ unit: '2BR' });
  await (await put('Other Words', {}))({ description: 'More of it', amenities: '1. Gym' });
  await (await put('Sold Meanwhile', { unit: '1BR' }))({ unit: '2BR', status: 'Sold out' });
  later(day);
  await runDay();
  const [sent, ...more] = await digestsOf('joined@example.com');
  expect(more).toEqual([]);
  expect(sent?.digest).toMatchObject({ freshTotal: 0, changedTotal: 0, joinedTotal: 2 });
  expect(sent?.digest?.joined?.map(({ name, isBack }) => [name, isBack])).toEqual([
    ['More Rooms', undefined],
    ['Back On Sale', true],
  ]);
  await db().delete(alertMails);
  later(day);
  await runDay();
  expect(await digestsOf('joined@example.com')).toEqual([]);
});

test('what is sold or withdrawn is told once to who might have had it, and what comes sold is no news', async () => {
  const put = async (name: string, status: string, changes: { listed_at?: Date } = { listed_at: new Date(0) }) => {
    const house = { name, status, location: 'Al Quoz', starting_price: 'AED 700,000', ...changes };
    const [row] = await db().insert(projects).values(house).returning({ id: projects.id });
    return eq(projects.id, row?.id ?? 0);
  };
  const [sold, withdrawn, both, long] = [
    await put('Sold Soon', 'Ready'),
    await put('Withdrawn Soon', 'Ready'),
    await put('Sold And Withdrawn', 'Ready'),
    await put('Sold Long Ago', 'SOLD OUT'),
  ];
  await subscribe('ended@example.com', 'location=Al+Quoz&price=any');
  await put('Comes Sold', 'SOLD OUT', {});
  for (const which of [sold, both]) await db().update(projects).set({ status: 'SOLD OUT' }).where(which);
  for (const which of [withdrawn, both, long]) await db().delete(projects).where(which);
  later(day);
  await runDay();
  const [sent, ...more] = await digestsOf('ended@example.com');
  expect(more).toEqual([]);
  expect(sent?.digest).toMatchObject({ freshTotal: 0, changedTotal: 0, joinedTotal: 0, goneTotal: 3 });
  expect(sent?.digest?.gone?.map(({ name, end, path }) => [name, end, path === null])).toEqual([
    ['Sold Soon', 'sold', false],
    ['Withdrawn Soon', 'withdrawn', true],
    ['Sold And Withdrawn', 'withdrawn', true],
  ]);
  await db().delete(alertMails);
  later(day);
  await runDay();
  expect(await digestsOf('ended@example.com')).toEqual([]);
});

describe('an alert about one unit', () => {
  const unit = (id: string, price: number, available = 1) => ({
    ...{ id, type: '2BR', size: 1_100, price, available, plan: null },
  });
  const change = (id: number, units: readonly ReturnType<typeof unit>[], permit: object = {}) =>
    db()
      .update(projects)
      .set({ units, ...permit })
      .where(eq(projects.id, id));
  const nextMail = async (email: string) => {
    await db().delete(alertMails);
    later(day);
    await runDay();
    return (await digestsOf(email)).map(({ digest }) => digest?.unit);
  };

  test('tells of its price, its sale, its return and its end, and of no other unit', async () => {
    const home = {
      name: 'Watched Tower',
      location: 'Al Jaddaf',
      starting_price: 'AED 900,000',
      listed_at: new Date(0),
    };
    const [row] = await db()
      .insert(projects)
      .values({ ...home, units: [unit('1404', 2_000_000), unit('1405', 1_900_000)] })
      .returning({ id: projects.id });
    const id = row?.id ?? 0;
    const email = 'unit@example.com';
    await subscribe(email, `project_id=${id}&unit_id=1404`);
    const [kept] = await db().select().from(searchAlerts).where(eq(searchAlerts.email, email));
    expect(kept?.query).toBe(`project_id=${id}&unit_id=1404`);

    await change(id, [unit('1404', 2_000_000), unit('1405', 1_500_000)]);
    expect(await nextMail(email)).toEqual([]);

    const expired = { permit_number: '71', permit_expires_on: '2025-12-31' };
    await change(id, [unit('1404', 1_950_000), unit('1405', 1_500_000)], expired);
    expect(await nextMail(email)).toEqual([
      {
        name: '2BR 1404, Watched Tower',
        path: `/independent-properties/watched-tower/?id=${id}&unit=1404`,
        location: 'Al Jaddaf',
        price: 'AED 1,950,000',
        before: 'AED 2,000,000',
        permitExpiredOn: '31 December 2025',
      },
    ]);
    await change(id, [unit('1404', 1_950_000, 0)]);
    expect(await nextMail(email)).toMatchObject([{ end: 'sold', price: 'AED 1,950,000', before: null }]);
    await change(id, [unit('1404', 1_950_000)]);
    expect(await nextMail(email)).toMatchObject([{ isBack: true, price: 'AED 1,950,000', before: null }]);
    await change(id, [unit('1405', 1_500_000)]);
    expect(await nextMail(email)).toMatchObject([{ end: 'withdrawn', price: null }]);
    expect(await nextMail(email)).toEqual([]);
    await change(id, [unit('1404', 1_800_000)]);
    await nextMail(email);
    const lastMail = async () => (await mailsTo(email)).find(({ text }) => text.includes('1,800,000'));
    await eventually(async () => (await lastMail()) !== undefined);
    const last = await lastMail();
    expect(last?.subject).toBe('Available again: 2BR 1404, Watched Tower');
    expect(last?.text).toContain(
      'Al Jaddaf, AED 1,800,000, available again, permit expired on 31 December 2025\n' +
        `https://site.example/independent-properties/watched-tower/?id=${id}&unit=1404`,
    );
    const token = linkIn(last?.text, 'end');
    expect((await look(token)).json()).toMatchObject({ data: { search: 'Home 1404, Watched Tower', about: 'unit' } });
    expect((await end(token)).statusCode).toBe(200);
    expect((await look(token)).statusCode).toBe(404);
  });

  const put = async (name: string, fields: object = {}) => {
    const home = { name, location: 'Al Jaddaf', starting_price: 'AED 900,000', listed_at: new Date(0) };
    const [row] = await db()
      .insert(projects)
      .values({ ...home, units: [unit('1404', 2_000_000)], ...fields })
      .returning({ id: projects.id });
    return row?.id ?? 0;
  };
  const edit = (id: number, changes: Partial<typeof projects.$inferInsert>) =>
    db().update(projects).set(changes).where(eq(projects.id, id));

  test.each([
    ['sold', { status: 'SOLD OUT' }, { end: 'sold' }],
    ['unpublished', { publication: 'unpublished' }, { end: 'withdrawn', path: null }],
  ] as const)('tells once that its project is %s', async (what, changes, told) => {
    const email = `unit-${what}@example.com`;
    const id = await put(`Tower ${what}`);
    await subscribe(email, `project_id=${id}&unit_id=1404`);
    await edit(id, changes);
    expect(await nextMail(email)).toMatchObject([{ name: `2BR 1404, Tower ${what}`, ...told }]);
    expect(await nextMail(email)).toEqual([]);
  });

  test('tells that a project is there again, but of none that was away between two mails', async () => {
    const email = 'unit-again@example.com';
    const id = await put('Tower Again');
    await subscribe(email, `project_id=${id}&unit_id=1404`);
    await edit(id, { publication: 'unpublished' });
    await edit(id, { publication: 'published' });
    expect(await nextMail(email)).toEqual([]);
    await edit(id, { publication: 'unpublished' });
    await nextMail(email);
    await edit(id, { publication: 'published' });
    expect(await nextMail(email)).toMatchObject([{ isBack: true, price: 'AED 2,000,000' }]);
  });

  test('where permits are required, tells once that its project is not shown any more since its permit has expired; a search does too', async () => {
    const [email, other] = ['unit-permit@example.com', 'search-permit@example.com'];
    const yesterday = addDays(dayInDubai(new Date()), -1);
    const permit = { permit_number: '71', permit_expires_on: yesterday };
    const id = await put('Tower Expired', { location: 'Al Khawaneej', ...permit });
    await subscribe(email, `project_id=${id}&unit_id=1404`);
    await subscribe(other, 'location=Al+Khawaneej&price=any');
    // The last mail was before its end.
    await db()
      .update(searchAlerts)
      .set({ reported_until: sql`now() - interval '3 days'` })
      .where(inArray(searchAlerts.email, [email, other]));
    const strict = await openProjectStore(db(), createResponses(), new Map(), { requiresPermits: true });
    const mailsOfDay = async () => {
      await db().delete(alertMails);
      later(day);
      await writeDueMails({ db: db(), projects: strict, now, settling: 0 });
      return (await digestsOf(email)).map(({ digest }) => digest?.unit);
    };
    expect(await mailsOfDay()).toEqual([
      {
        ...{ name: '2BR 1404, Tower Expired', path: null, location: 'Al Khawaneej', price: null, before: null },
        end: 'withdrawn',
        permitExpiredOn: formatFor(defaultLanguage.locale).day(instantOfDay(yesterday)),
      },
    ]);
    expect((await digestsOf(other)).map(({ digest }) => digest?.gone)).toMatchObject([
      [{ name: 'Tower Expired', end: 'withdrawn', path: null }],
    ]);
    expect(await mailsOfDay()).toEqual([]);
    expect(await digestsOf(other)).toEqual([]);
  });
});

test('a listing without a valid permit is told of with its expiry, and not at all where permits are required', async () => {
  await subscribe('permit@example.com', 'location=Al+Sufouh&price=any');
  const house = { location: 'Al Sufouh', starting_price: 'AED 800,000', permit_number: '71' };
  await db()
    .insert(projects)
    .values([
      { ...house, name: 'Expired', permit_expires_on: '2025-12-31' },
      { ...house, name: 'Valid', permit_expires_on: '2099-12-31' },
    ]);
  later(day);
  const strict = await openProjectStore(db(), createResponses(), new Map(), { requiresPermits: true });
  await writeDueMails({ db: db(), projects: strict, now, settling: 0 });
  const [required] = await digestsOf('permit@example.com');
  expect(required?.digest?.fresh.map(({ name }) => name)).toEqual(['Valid']);

  await db().delete(alertMails);
  await db()
    .insert(projects)
    .values({ ...house, name: 'Expired Later', permit_expires_on: '2025-12-31' });
  later(day);
  await runDay();
  const [open] = await digestsOf('permit@example.com');
  expect(open?.digest?.fresh.map(({ name, permitExpiredOn }) => [name, permitExpiredOn])).toEqual([
    ['Expired Later', '31 December 2025'],
  ]);
});

test('an alert is mailed at once, daily or weekly, as was chosen when it began, and by the link of a mail from then on', async () => {
  clock = Math.ceil(clock / day) * day + 8 * hour;
  while (now().getUTCDay() !== 3) later(day);
  const email = 'often@example.com';
  await ask({ email, query: 'location=Jumeirah+Village+Circle&price=any' });
  const begun = await confirm(await confirmation(email), { frequency: 'weekly' });
  expect(begun.json().data).toMatchObject({ confirmed: true, frequency: 'weekly' });
  let count = 0;
  /** The new projects in each mail that is written after some time, with one more project since. */
  const mailsAfter = async (time: number) => {
    count += 1;
    const name = `Circle ${count}`;
    await db().insert(projects).values({ name, location: 'Jumeirah Village Circle', starting_price: 'AED 800,000' });
    later(time);
    // Two servers at once.
    await Promise.all([runDay(), runDay()]);
    const mails = await digestsOf(email);
    await db().delete(alertMails);
    return mails.map(({ digest }) => digest?.freshTotal);
  };
  // Wednesday to Sunday, and Monday before eight in Dubai.
  expect(await mailsAfter(4 * day)).toEqual([]);
  expect(await mailsAfter(19 * hour)).toEqual([]);
  expect(await mailsAfter(hour)).toEqual([3]);
  const [row] = await db().select().from(searchAlerts).where(eq(searchAlerts.email, email));
  const token = createLinks(await readPepper(testDataFolder), 'https://site.example').token('end', row?.key ?? '');
  expect((await confirm(token)).statusCode).toBe(404);
  expect((await confirm(token, { frequency: 'at_once' })).json().data).toMatchObject({ frequency: 'at_once' });
  expect(await mailsAfter(10 * minute)).toEqual([1]);
  expect(await mailsAfter(10 * minute)).toEqual([1]);
  expect((await confirm(token, { frequency: 'daily' })).statusCode).toBe(200);
  expect(await mailsAfter(10 * minute)).toEqual([]);
  expect(await mailsAfter(day)).toEqual([2]);
  expect((await confirm(token, { frequency: 'hourly' })).statusCode).toBe(400);
});

test('a search that was told of in another year, since the clock was wrong, is told of today’s news again', async () => {
  await subscribe('jumped@example.com', 'location=Al+Warqa&price=any');
  await db()
    .update(searchAlerts)
    .set({ reported_until: sql`now() + interval '1 year'`, reported_day: '2027-03-02' })
    .where(eq(searchAlerts.email, 'jumped@example.com'));
  await db().insert(projects).values({ name: 'Warqa New', location: 'Al Warqa', starting_price: 'AED 800,000' });
  await runDay();
  const [sent, ...more] = await digestsOf('jumped@example.com');
  expect([sent?.digest?.freshTotal, more]).toEqual([1, []]);
  await db().delete(alertMails);
  await db().insert(projects).values({ name: 'Warqa Newer', location: 'Al Warqa', starting_price: 'AED 900,000' });
  later(day);
  await runDay();
  const [next] = await digestsOf('jumped@example.com');
  expect(next?.digest?.fresh.map(({ name }) => name)).toEqual(['Warqa Newer']);
});

test('a price that comes back to what it was is no news', async () => {
  await subscribe('back@example.com', 'location=Business+Bay&price=any');
  const [own] = await db().select().from(projects).where(eq(projects.location, 'Business Bay')).limit(1);
  if (own === undefined) throw new Error('The demo has nothing in Business Bay');
  for (const price of ['AED 1', own.starting_price]) {
    await db().update(projects).set({ starting_price: price }).where(eq(projects.id, own.id));
  }
  later(day);
  await runDay();
  expect(await digestsOf('back@example.com')).toEqual([]);
});

test('a link that has expired does nothing, and what nobody can have made is no link', async () => {
  await ask({ email: 'late@example.com', query: '' });
  const token = await confirmation('late@example.com');
  const forged = token.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'));
  for (const wrong of [forged, token.replace('confirm', 'end'), 'confirm', '', '…']) {
    expect((await confirm(wrong)).statusCode).toBe(404);
  }
  later(2 * day + 1);
  expect((await confirm(token)).statusCode).toBe(404);
});

test.each([
  ['no address', { query: '' }, 400],
  ['two addresses', { email: 'a@example.com,b@example.com', query: '' }, 400],
  ['a line break for a header', { email: 'a@example.com\nbcc:b@example.com', query: '' }, 400],
  ['a search that is no text', { email: 'a1@example.com', query: { a: 1 } }, 400],
  ['a page that there is not', { email: 'a2@example.com', query: '', slug: '../../etc' }, 400],
  ['a search of which nothing is understood', { email: 'a4@example.com', query: 'handover=some+day' }, 400],
  ['a search of a hundred kilobytes', { email: 'a3@example.com', query: 'q='.padEnd(60_000, 'x') }, 400],
  [
    'a search longer than anybody’s',
    {
      email: 'a4@example.com',
      query: Array.from({ length: 20 }, (_, each) => `location=${each}${'x'.repeat(150)}`).join('&'),
    },
    400,
  ],
  [
    'signs that mean something elsewhere',
    { email: 'a5@example.com', query: "location=';drop table projects--&unit=%00%ff&sort=__proto__" },
    202,
  ],
])('%s is answered in words', async (_, body, status) => {
  const response = await ask(body);
  expect([response.statusCode, typeof response.json().message]).toEqual([status, 'string']);
});

test('nobody is written to more than ten times an hour, whoever asks, and one who asks gets no second mail at once', async () => {
  const home = fromElsewhere();
  expect((await ask({ email: 'calm@example.com', query: '' }, home)).statusCode).toBe(202);
  const again = await ask({ email: 'calm@example.com', query: 'unit=1BR' }, home);
  expect([again.statusCode, Number(again.headers['retry-after'])]).toEqual([429, 60]);
  for (let each = 0; each < 9; each += 1) await ask({ email: 'calm@example.com', query: `unit=${each}` });
  expect((await ask({ email: 'calm@example.com', query: 'unit=4BR' })).statusCode).toBe(429);
  expect((await ask({ email: 'other@example.com', query: '' }, fromElsewhere())).statusCode).toBe(202);
});

test('addresses with a plus are written to as the one mailbox that they lead to', async () => {
  const statuses: number[] = [];
  for (let each = 0; each < 30; each += 1) {
    statuses.push((await ask({ email: `fan+${each}@example.com`, query: '' })).statusCode);
  }
  expect(statuses).toEqual([...Array(10).fill(202), ...Array(20).fill(429)]);
});

test('the networks of one customer ask forty times an hour, everybody together a thousand times @ci', async () => {
  const statuses: number[] = [];
  for (let each = 0; each < 45; each += 1) {
    const from = { 'x-forwarded-for': `2001:db8:78:${each.toString(16)}::1` };
    statuses.push((await ask({ email: `site${each}@example.com`, query: '' }, from)).statusCode);
  }
  expect(statuses).toEqual([...Array(40).fill(202), ...Array(5).fill(429)]);
  const rows = Array.from({ length: limits.inAll }, (_, each) => ({
    ...{ email_key: `e${each}`, network_key: `n${each}`, site_key: `s${each}`, at: now() },
  }));
  await db().insert(alertRequests).values(rows);
  expect((await ask({ email: 'last@example.com', query: '' })).statusCode).toBe(429);
  await db().delete(alertRequests);
});

test('a mailbox is told of twenty searches, however many were asked for before the first was confirmed @ci', async () => {
  const noted = { slug: '', asked_at: now(), reported_until: now(), reported_day: '2026-03-01' };
  const keys = Array.from({ length: limits.alertsPerAddress + 1 }, createKey);
  await db()
    .insert(searchAlerts)
    .values(
      keys.map((key, each) => {
        const email = `keen+${each}@example.com`;
        return { ...noted, key, email, mailbox: 'keen@example.com', query: `unit=${each}BR` };
      }),
    );
  const links = createLinks(await readPepper(testDataFolder), 'https://site.example');
  const responses = await Promise.all(keys.map((key) => confirm(links.token('confirm', key))));
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(20).fill(200), 409]);
  const refused = keys[responses.findIndex(({ statusCode }) => statusCode === 409)] ?? '';
  const [kept] = keys;
  await end(links.token('end', kept === refused ? (keys[1] ?? '') : (kept ?? '')));
  expect((await confirm(links.token('confirm', refused))).statusCode).toBe(200);
});

test('a search in capitals is that search, not all properties', async () => {
  await ask({ email: 'capitals@example.com', query: 'UNIT=2BR&LOCATION=Al+Furjan&SORT=PRICE' });
  const rows = await db().select().from(searchAlerts).where(eq(searchAlerts.email, 'capitals@example.com'));
  expect(rows.map(({ query }) => query)).toEqual(['unit=2BR&location=Al+Furjan']);
});

test.each([
  ['ar', 'ar'],
  ['xx', null],
])(
  'an alert that is asked for on a page in "%s" is kept with that language if the site has it',
  async (locale, kept) => {
    const email = `reader-${locale}@example.com`;
    expect((await ask({ email, query: '', locale })).statusCode).toBe(202);
    const [alert] = await db().select().from(searchAlerts).where(eq(searchAlerts.email, email));
    expect(alert?.language).toBe(kept);
  },
);

test('somebody whose password manager fills in a field of an old page gets the mail that is promised', async () => {
  const response = await ask({ email: 'managed@example.com', query: '', website: 'https://evil.example' });
  expect(response.statusCode).toBe(202);
  expect(await db().$count(searchAlerts, eq(searchAlerts.email, 'managed@example.com'))).toBe(1);
});

test('somebody who is to be erased is, with what waits to be sent', async () => {
  await subscribe('gone@example.com', 'location=Al+Furjan&price=any');
  await db().insert(projects).values({ name: 'Furjan Late', location: 'Al Furjan', starting_price: 'AED 800,000' });
  later(day);
  await runDay();
  await eraseAlerts(db(), ' Gone@Example.com');
  expect(await db().select().from(searchAlerts).where(eq(searchAlerts.email, 'gone@example.com'))).toEqual([]);
  expect(await digestsOf('gone@example.com')).toEqual([]);
});
