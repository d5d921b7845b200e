/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database embedded
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LeadDeclaration } from '@iwan/shared/contracts/lead';
import { leads } from '../database/schema';
import { readMailbox } from '../mail/mailbox-folder';
import { type OpenBackend, openBackend } from '../open-backend';
import { commandContext } from '../testing/command-context';
import { eventually } from '../testing/eventually';
import { inOffice, type OfficeBrowser, officeOf } from '../testing/office';
import { readLeadTable } from './export/lead-table';
import { readJournal } from './journal/journal';

jest.setTimeout(60_000);

const { environment, files, openClient } = commandContext();
const store = join(testDataFolder, 'releases');
let backend: OpenBackend;
let boss: OfficeBrowser;

const visit: LeadDeclaration = {
  name: 'visit',
  title: 'New visit',
  consent: 'I consent',
  fields: {
    name: { kind: 'name', missing: 'Enter your name.' },
    phone: { kind: 'phone', missing: 'Please give your phone number' },
    day: { kind: 'text', missing: 'Please choose a day', label: 'Day of the visit' },
    hour: { kind: 'choice', options: ['Morning', 'Evening'] },
    message: { kind: 'message' },
  },
};

async function publish(version: string, declared: readonly LeadDeclaration[]): Promise<void> {
  await mkdir(join(store, 'mfe-guides', version), { recursive: true });
  await writeFile(join(store, 'mfe-guides', version, 'release.json'), JSON.stringify({ leads: declared }));
  await writeFile(join(store, 'mfe-guides', 'current.json'), JSON.stringify({ version }));
}

beforeAll(async () => {
  const started = {
    ...environment,
    logLevel: 'silent',
    releasesDir: store,
    office: officeOf('first@example.com'),
  } as const;
  backend = await openBackend(started, files, { openClient });
  boss = await inOffice({ app: backend.app, open: backend }, { email: 'boss@example.com', role: 'administrator' });
  await publish('v1', [visit]);
});
afterAll(() => backend.stop());

let senders = 0;
/** Each from a network of its own, of which a limit is not reached. */
const send = (payload: object) => {
  senders += 1;
  return backend.app.inject({ method: 'POST', url: '/api/contact', payload, remoteAddress: `10.0.${senders}.1` });
};
const declared = async () => (await boss.call('GET', '/lead-forms')).json().data;
const visits = { id: 'mfe-guides/visit', labels: { day: 'Day of the visit' } };
const requested = {
  name: 'Noura',
  phone: '050 123 4567',
  day: '2026-12-01',
  consent: true,
  source: 'mfe-guides/visit',
};

test('the office lists the kinds of leads that live releases declare, with the labels of their fields', async () => {
  expect(await declared()).toEqual([visits]);
});

test('a lead that a release declares is read by its rules, stored with its consent, and delivered under its title', async () => {
  expect((await send(requested)).statusCode).toBe(201);
  const fields = { ...requested, phone: '971501234567', form_title: 'New visit', consent_text: 'I consent' };
  expect(await backend.db.select().from(leads)).toMatchObject([{ form: 'mfe-guides/visit', fields }]);
  const { leads: journalled, unreadable } = await readJournal(testDataFolder);
  expect([journalled.map(({ form }) => form), unreadable]).toEqual([['mfe-guides/visit'], []]);
  await eventually(async () => (await readMailbox(testDataFolder)).length > 0);
  expect((await readMailbox(testDataFolder))[0]?.subject).toBe('New visit: Noura');
  const [row] = await readLeadTable(backend.db, []);
  expect(JSON.parse(String(row?.further_fields))).toEqual({ form_title: 'New visit', day: '2026-12-01' });
});

test.each([
  [{ day: '' }, 'day', 'Please choose a day'],
  [{ phone: '12' }, 'phone', 'Check this number. Outside the UAE, start with the country code, such as 44.'],
  [{ consent: false }, 'consent', 'Please grant permission'],
  [{ hour: 'Noon' }, 'hour', expect.any(String)],
])('refuses %j at its field', async (changes, field, message) => {
  const response = await send({ ...requested, ...changes });
  expect([response.statusCode, response.json().errors]).toEqual([400, [{ field, message }]]);
});

test('takes a form that an open tab has of the release before, and none that no release declares', async () => {
  await publish('v2', []);
  expect((await send(requested)).statusCode).toBe(201);
  // That of the stored leads.
  expect(await declared()).toEqual([visits]);
  for (const source of ['mfe-guides/other', 'mfe-none/visit', '../mfe-guides/visit', 'mfe-guides/..']) {
    const { statusCode } = await send({ ...requested, source });
    expect([source, statusCode]).toEqual([source, source.includes('..') ? 400 : 422]);
  }
});
