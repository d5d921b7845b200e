/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database embedded
 */
import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { leadsCommand } from '../commands/leads';
import { readCsv } from '../csv/read-csv';
import { leads } from '../database/schema';
import { readMailbox } from '../mail/mailbox-folder';
import { type OpenBackend, openBackend } from '../open-backend';
import { commandContext } from '../testing/command-context';
import { eventually } from '../testing/eventually';
import type { valuation } from '../testing/leads/valuation-form';
import type { createLeadForms } from './forms/create-lead-forms';
import { leadForms } from './forms/lead-forms';
import { readJournal } from './journal/journal';

jest.setTimeout(60_000);

// The table of contents with one line more: all that somebody changes who adds a form.
jest.mock('./forms/lead-forms', () => {
  const actual = jest.requireActual<{ leadForms: typeof leadForms }>('./forms/lead-forms');
  const made = jest.requireActual<{ createLeadForms: typeof createLeadForms }>('./forms/create-lead-forms');
  const { valuation: added } = jest.requireActual<{ valuation: typeof valuation }>('../testing/leads/valuation-form');
  return { ...actual, leadForms: made.createLeadForms([added, ...actual.leadForms.all]) };
});

const { environment, files, openClient } = commandContext();
const open = () => openBackend({ ...environment, logLevel: 'silent' }, files, { openClient });
const journal = join(testDataFolder, 'leads.journal');
const deed = Buffer.from(`%PDF-1.7\n${'x'.repeat(1000)}`);

async function send({ app }: OpenBackend, key: string, fields: Record<string, string>, file: Buffer | null = deed) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('file', new Blob([new Uint8Array(file)]), 'deed.pdf');
  const body = new Response(form);
  return app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'content-type': body.headers.get('content-type') ?? '', 'idempotency-key': key },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

const requested = { email: 'ana@example.com', building: 'Lazurine Quay', bedrooms: '2', source: 'Valuation' };

async function command(...words: string[]) {
  const context = commandContext();
  await leadsCommand(words, context);
  return context;
}

test('a form that is one line of the table of contents is taken, described, kept and told of', async () => {
  const backend = await open();
  try {
    expect((await send(backend, 'first', requested)).statusCode).toBe(201);
    expect((await send(backend, 'first', requested)).statusCode).toBe(201);
    expect((await send(backend, 'first', { ...requested, bedrooms: '3' })).statusCode).toBe(422);
    const refused = await send(backend, 'none', { ...requested, building: '' }, null);
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      {
        message: 'Please name the building',
        errors: [
          { field: 'building', message: 'Please name the building' },
          { field: 'file', message: 'Please attach the title deed' },
        ],
      },
    ]);

    const { paths } = (await backend.app.inject('/openapi.json')).json();
    const { schema } = paths['/api/contact'].post.requestBody.content['multipart/form-data'];
    expect(schema.anyOf).toContainEqual(
      expect.objectContaining({ required: expect.arrayContaining(['email', 'building', 'file']) }),
    );

    expect(await backend.db.select().from(leads)).toMatchObject([
      { form: 'valuation', fields: requested, attachment: { mediaType: 'application/pdf', bytes: deed.length } },
    ]);
    const toBusiness = async () =>
      (await readMailbox(testDataFolder)).find(({ subject }) => subject === 'New valuation: Lazurine Quay');
    await eventually(async () => (await toBusiness()) !== undefined);
    expect((await toBusiness())?.text).toMatch(
      /Email: ana@example\.com\nBuilding: Lazurine Quay\nBedrooms: 2\n(.|\s)*Attachment: deed\.pdf/,
    );
  } finally {
    await backend.stop();
  }
});

test('its leads come back from the journal at a start, and none is set aside', async () => {
  const [first] = (await readJournal(testDataFolder)).leads;
  expect(first).toMatchObject({ key: 'first', form: 'valuation', fields: requested });
  // As a power failure leaves it: the journal has what the database lost.
  await appendFile(journal, `${JSON.stringify({ ...first, key: 'second' })}\n`);
  const backend = await open();
  const kept = await backend.db.select({ key: leads.idempotency_key }).from(leads).orderBy(leads.id);
  await backend.stop();
  expect(kept.map(({ key }) => key)).toEqual(['first', 'second']);
  expect(await readdir(testDataFolder)).not.toContain('leads.journal.unreadable');
});

test('its fields are columns of the export', async () => {
  const { printed } = await command('export', '--format', 'csv');
  const [header = [], ...rows] = readCsv(printed.join('')).map(({ cells }) => cells);
  const table = rows.map((cells) => Object.fromEntries(cells.map((cell, index) => [header[index] ?? '', cell])));
  expect(table).toMatchObject([
    { form: 'valuation', ...requested, file: 'deed.pdf', delivered: 'mailbox', key: 'first' },
    { form: 'valuation', ...requested, file: 'deed.pdf', key: 'second' },
  ]);
});

test('they are erased with their files', async () => {
  const { said } = await command('erase', '--email', 'Ana@example.com');
  expect(said[0]).toBe('Erased 2 leads and 2 files.');
  expect(await readdir(join(testDataFolder, 'uploads'))).toEqual([]);
  expect(await readFile(journal, 'utf8')).not.toContain('ana@example.com');
});

test('the forms of the site are taken as before', () => {
  expect(leadForms.sentAs('multipart', { source: 'Career' }).name).toBe('career');
  expect(leadForms.sentAs('multipart', { source: 'Contact' }).name).toBe('contact-with-location');
  expect(leadForms.all).toHaveLength(9);
});
