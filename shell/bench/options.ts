import { parseArgs } from 'node:util';
import { type ProfileName, profileNames } from './browser/profiles';
import { isPageName, type PageName, pageNames } from './pages';

/** What can be measured. */
export const subjects = ['pages', 'interactions', 'touches', 'navigations', 'documents'] as const;
export type Subject = (typeof subjects)[number];

export interface BenchOptions {
  /** The site to measure; `null`: this folder's own, started by the bench. */
  readonly url: string | null;
  /** Another site to measure alternately with it. */
  readonly against: string | null;
  /** How many projects each site of our own has. */
  readonly projects: readonly number[];
  /** PostgreSQL databases, filled already, each with a site of our own beside those. */
  readonly databases: readonly string[];
  readonly pages: readonly PageName[];
  readonly subjects: readonly Subject[];
  readonly runs: number;
  readonly profile: ProfileName;
  /** `null`: a file named after the time, in `.cache/bench`. */
  readonly json: string | null;
  /** 0: none. */
  readonly lighthouseRuns: number;
  /** Whether the README gets the new table. */
  readonly writesReadme: boolean;
}

/** What is wrong with the command line, in one sentence. */
export class WrongOptions extends Error {
  override readonly name = 'WrongOptions';
}

/** The demo records; a database cannot have fewer. */
const fewestProjects = 60;

export const help = `npm run bench -w shell -- [URL] [options]

Measures the pages of a running site, or, without a URL, of this folder's own, which it starts with data of its own and
ends. Prints one table with the goals of shell/budgets.json, and saves all runs as JSON.

  --against URL         measures another site too, in turns with the first
  --projects 60,2000    how many projects our own site has; several: one site each, in turns (60)
  --databases URL,URL   PostgreSQL databases that are filled already: a site of our own on each, in turns with those
  --pages home,list     only these of ${pageNames.join(', ')}
  --only pages,touches  only these of ${subjects.join(', ')}
  --runs 5              how often each page is loaded and each interaction made (5)
  --lighthouse-runs 3   how often Lighthouse looks at each page (3)
  --no-lighthouse       leaves Lighthouse out
  --profile phone       ${profileNames.join(' or ')}: screen, network and processor (phone)
  --json FILE           where the results go (.cache/bench/, by the time)
  --readme              writes the table in short into README.md
  --help                tells this`;

/** Parses the command line; `null` for help. Throws `WrongOptions`. */
export function readOptions(words: readonly string[]): BenchOptions | null {
  const { values, positionals } = parse(words);
  if (values.help) return null;
  if (positionals.length > 1) {
    throw new WrongOptions(`One URL is measured, not ${positionals.length}; name the other one with --against.`);
  }
  const [named] = positionals;
  for (const name of ['projects', 'databases'] as const) {
    if (named !== undefined && values[name] !== undefined) {
      throw new WrongOptions(`--${name} is for the site that the bench starts itself: leave it out, or the URL.`);
    }
  }
  return {
    url: named === undefined ? null : readUrl('The site', named),
    against: values.against === undefined ? null : readUrl('--against', values.against),
    projects: listOf(values.projects ?? String(fewestProjects)).map((text) => {
      return readNumber('--projects', text, fewestProjects);
    }),
    databases: values.databases === undefined ? [] : listOf(values.databases).map(readDatabase),
    pages: values.pages === undefined ? pageNames : listOf(values.pages).map(readPage),
    subjects: values.only === undefined ? subjects : listOf(values.only).map(readSubject),
    runs: readNumber('--runs', values.runs, 1),
    profile: readProfile(values.profile),
    json: values.json ?? null,
    lighthouseRuns: values['no-lighthouse'] ? 0 : readNumber('--lighthouse-runs', values['lighthouse-runs'], 1),
    writesReadme: values.readme,
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        against: { type: 'string' },
        projects: { type: 'string' },
        databases: { type: 'string' },
        pages: { type: 'string' },
        only: { type: 'string' },
        runs: { type: 'string', default: '5' },
        'lighthouse-runs': { type: 'string', default: '3' },
        'no-lighthouse': { type: 'boolean', default: false },
        profile: { type: 'string', default: 'phone' },
        json: { type: 'string' },
        readme: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (problem) {
    // Node's message has several sentences, of which the first names the error.
    const [said = ''] = (problem instanceof Error ? problem.message : String(problem)).split(/\. |\n/);
    throw new WrongOptions(`${said.replace(/\.$/, '')}; --help tells which options there are.`);
  }
}

const listOf = (text: string) => text.split(',').map((each) => each.trim());

function readUrl(what: string, text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new WrongOptions(`${what} must be an address that begins with http:// or https://, not "${text}".`);
  }
  return text.replace(/\/+$/, '');
}

function readDatabase(text: string): string {
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new WrongOptions(`--databases takes addresses that begin with postgres://, not "${text}".`);
}

function readNumber(what: string, text: string, least: number): number {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least)) throw new WrongOptions(`${what} takes whole numbers from ${least} on, not "${text}".`);
  return number;
}

function readPage(text: string): PageName {
  if (isPageName(text)) return text;
  throw new WrongOptions(`There is no page "${text}"; there are ${pageNames.join(', ')}.`);
}

function readSubject(text: string): Subject {
  const found = subjects.find((subject) => subject === text);
  if (found) return found;
  throw new WrongOptions(`--only takes ${subjects.join(', ')}, not "${text}".`);
}

function readProfile(text: string): ProfileName {
  const found = profileNames.find((name) => name === text);
  if (found) return found;
  throw new WrongOptions(`There is no profile "${text}"; there are ${profileNames.join(' and ')}.`);
}
