import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { backendFolder } from '../backend-folder';
import { tablesInOrder } from '../database/table-order';
import { vacuum } from '../database/vacuum';
import { type OpenBackend, openBackend } from '../open-backend';
import { chosenDatabases, createProofDatabase, type ProofDatabase } from './databases';
import { fillWithProjects } from './many-projects';
import { type BenchSessions, fillOffice } from './office-records';

// `npm run bench:office -w backend`: the time of each list of the office with PROJECTS projects (20,000) and LEADS leads
// (100,000), on both databases; fails above 200 ms. The embedded database runs in this process, whose processor time is measured,
// so that other programs on the machine do not count; on PostgreSQL it is the time until the fastest of the responses.
const projects = Number(process.env.PROJECTS ?? 20_000);
const leads = Number(process.env.LEADS ?? 100_000);
const most = 200;
const rounds = 7;

const list = (resource: string, filter: object, more = '') =>
  `/${resource}?size=25${more}&filter=${encodeURIComponent(JSON.stringify(filter))}`;
const ofLeads = (filter: object, more = '') => list('leads', { spam: false, ...filter }, more);
const sinceAYear = new Date(Date.now() - 365 * 86_400_000).toISOString();

/** By the role of the caller and the name of the list. */
const lists: Readonly<Record<keyof BenchSessions, Readonly<Record<string, string>>>> = {
  administrator: {
    'leads, the newest': ofLeads({}),
    'leads, two hundred': ofLeads({}).replace('size=25', 'size=200'),
    'leads, the last page': ofLeads({}, `&from=${leads - 25}`),
    'leads, who waits longest': ofLeads({}, '&sort=waiting&order=desc'),
    'leads, answered soonest': ofLeads({}, '&sort=waiting&order=asc'),
    'leads, nobody’s': ofLeads({ assignee: 'none' }),
    'leads, a stage of many': ofLeads({ stage: 'answered' }),
    'leads, a stage of few': ofLeads({ stage: 'won' }),
    'leads, a stage of none': ofLeads({ stage: 'offer' }),
    'leads, few by waiting': ofLeads({ stage: 'won' }, '&sort=waiting&order=desc'),
    'leads, late': ofLeads({ late: 30 }),
    'leads, of a form': ofLeads({ form: 'contact' }),
    'leads, words of few': ofLeads({ q: 'visitor 9999' }),
    'leads, words of many': ofLeads({ q: 'visitor' }),
    'leads, words of none': ofLeads({ q: 'nobody' }),
    'leads, of one sender': ofLeads({ sameSender: 10 }),
    'leads, spam': ofLeads({ spam: true }),
    'leads, with spam': list('leads', {}),
    'leads, figures of a year': `/figures/leads?since=${sinceAYear}`,
    'deliveries, all': list('deliveries', {}),
    'deliveries, failed': list('deliveries', { state: 'failed' }),
    'deliveries, of a channel': list('deliveries', { channel: 'webhook' }),
    'deliveries, of no channel': list('deliveries', { channel: 'paper' }),
    'audit log': list('audit', {}),
    'audit log, of a resource': list('audit', { resource: 'leads' }),
    'audit log, of an action': list('audit', { action: 'erase' }),
    'projects, by name': list('projects', {}, '&sort=name&order=asc'),
    'projects, by place': list('projects', {}, '&sort=location&order=desc'),
    'projects, by status': list('projects', {}, '&sort=status&order=asc'),
    'projects, by publication': list('projects', {}, '&sort=publication&order=desc'),
    'projects, latest': list('projects', {}, '&sort=updated_at&order=desc'),
    'projects, the last page': list('projects', {}, `&sort=name&order=asc&from=${projects - 25}`),
    'projects, words of few': list('projects', { q: 'quay 99' }, '&sort=name&order=asc'),
    'projects, words of none': list('projects', { q: 'zzzz' }, '&sort=name&order=asc'),
    'projects, drafts': list('projects', { publication: 'draft' }, '&sort=name&order=asc'),
    'projects, of a developer': list('projects', { developer_id: 1 }, '&sort=name&order=asc'),
  },
  agent: {
    'an agent’s leads': ofLeads({}),
    'an agent’s stage of few': ofLeads({ stage: 'won' }),
    'an agent’s words': ofLeads({ q: 'visitor 9999' }),
    'an agent’s deliveries': list('deliveries', {}),
    'an agent’s figures': `/figures/leads?since=${sinceAYear}`,
  },
};

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Milliseconds; processor time on the embedded database. */
function clock(databaseUrl: string | null): () => number {
  if (databaseUrl !== null) return () => performance.now();
  return () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
}

interface Timed {
  readonly path: string;
  readonly token: string;
  readonly databaseUrl: string | null;
}

/** The time of a call in milliseconds: the median of processor times, or the shortest wait. */
async function timeOf({ app }: OpenBackend, { path, token, databaseUrl }: Timed): Promise<number> {
  const now = clock(databaseUrl);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = now();
    const answer = await app.inject({ url: `/office/api${path}`, headers: { cookie: `iwan-office=${token}` } });
    times.push(now() - start);
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
  }
  return times.toSorted((a, b) => a - b)[databaseUrl === null ? rounds >> 1 : 0] ?? 0;
}

async function measure({ name, variables }: ProofDatabase): Promise<boolean> {
  const { DATA_DIR: dataFolder = '', DATABASE_URL: databaseUrl = null } = variables;
  await fillWithProjects(dataFolder, databaseUrl, projects);
  const office = { url: 'http://localhost:3002', emails: ['first@example.com'], isDemo: true, escalateAfter: null };
  const backend = await openBackend(
    { dataFolder, databaseUrl, logLevel: 'silent', office },
    backendFolder(join(import.meta.dirname, '..'), undefined),
  );
  try {
    const sessions = await fillOffice(backend.db, leads);
    const start = performance.now();
    // As the backend does every hour on the embedded database, and autovacuum on a server.
    for (const table of tablesInOrder()) await vacuum(backend.db, table);
    say(
      `On ${name}, with ${projects} projects and ${leads} leads (vacuumed in ${(performance.now() - start).toFixed(0)} ms):`,
    );
    let isSlow = false;
    for (const role of ['administrator', 'agent'] as const) {
      for (const [what, path] of Object.entries(lists[role])) {
        const time = await timeOf(backend, { path, token: sessions[role], databaseUrl });
        if (time > most) isSlow = true;
        say(`  ${what.padEnd(28)} ${time.toFixed(0).padStart(5)} ms`);
      }
    }
    return isSlow;
  } finally {
    await backend.stop();
  }
}

for (const name of chosenDatabases(say)) {
  const database = await createProofDatabase(name);
  try {
    if (await measure(database)) process.exitCode = 1;
  } finally {
    await database.discard();
  }
}
