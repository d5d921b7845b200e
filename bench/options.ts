import { parseArgs } from 'node:util';
import { isPageName, type PageName, pageNames } from '../shell/weight/pages';
import { type ProfileName, profileNames } from '../shell/weight/profiles';

/** What can be measured. */
export const subjects = ['pages', 'presses', 'touches', 'navigations', 'documents'] as const;
export type Subject = (typeof subjects)[number];

export interface BenchOptions {
  /** The site to measure; `null`: this folder's own, started by the bench. */
  readonly url: string | null;
  /** Another site to measure in turns with it. */
  readonly against: string | null;
  /** How many projects each site of our own has. */
  readonly projects: readonly number[];
  /** PostgreSQL databases that have records already; each is measured with a site of our own, in addition to those. */
  readonly databases: readonly string[];
  readonly pages: readonly PageName[];
  readonly subjects: readonly Subject[];
  readonly runs: number;
  readonly profile: ProfileName;
  /** `null`: a file named after the time, in `.cache/bench`. */
  readonly json: string | null;
}

/** A wrong command line, in one sentence. */
export class WrongOptions extends Error {
  override readonly name = 'WrongOptions';
}

/** The demo records; a database cannot have fewer. */
const fewestProjects = 60;

export const help = `npm run bench -- [URL] [options]

Measures the pages of a running site, or, without a URL, of this folder's own, which it starts with data of its own and
ends. Prints one table with the goals of shell/budgets.json, and saves all runs as JSON.

  --against URL         measures another site too, in turns with the first
  --projects 60,2000    how many projects our own site has; several: one site each, in turns (60)
  --databases URL,URL   PostgreSQL databases that are filled already: a site of our own on each, in turns with those
  --pages home,list     only these of ${pageNames.join(', ')}
  --only pages,touches  only these of ${subjects.join(', ')}
  --runs 5              how often everything is measured (5)
  --profile phone       ${profileNames.join(' or ')}: screen, network and processor (phone)
  --json FILE           where the results go (.cache/bench/, by the time)
  --help                prints this`;

/** Parses the command line; `null` for help. Throws `WrongOptions`. */
export function readOptions(args: readonly string[]): BenchOptions | null {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const [named, ...more] = positionals;
  if (more.length > 0) throw new WrongOptions('One URL is measured; name the other one with --against.');
  if (named !== undefined && (values.projects ?? values.databases) !== undefined) {
    throw new WrongOptions('--projects and --databases are for the site that the bench starts itself.');
  }
  return {
    url: named === undefined ? null : readUrl('The site', named),
    against: values.against === undefined ? null : readUrl('--against', values.against),
    projects: listOf(values.projects ?? String(fewestProjects)).map((text) => {
      return readNumber('--projects', text, fewestProjects);
    }),
    databases: values.databases === undefined ? [] : listOf(values.databases),
    pages: values.pages === undefined ? pageNames : listOf(values.pages).map(readPage),
    subjects: values.only === undefined ? subjects : listOf(values.only).map((text) => oneOf('--only', text, subjects)),
    runs: readNumber('--runs', values.runs, 1),
    profile: oneOf('--profile', values.profile, profileNames),
    json: values.json ?? null,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        against: { type: 'string' },
        projects: { type: 'string' },
        databases: { type: 'string' },
        pages: { type: 'string' },
        only: { type: 'string' },
        runs: { type: 'string', default: '5' },
        profile: { type: 'string', default: 'phone' },
        json: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new WrongOptions(`${error instanceof Error ? error.message : error}`);
  }
}

const listOf = (text: string) => text.split(',').map((each) => each.trim());

function readUrl(what: string, text: string): string {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text.replace(/\/+$/, '');
  throw new WrongOptions(`${what} must be an address that begins with http:// or https://, not "${text}".`);
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

function oneOf<Name extends string>(what: string, text: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === text);
  if (found !== undefined) return found;
  throw new WrongOptions(`${what} takes ${names.join(', ')}, not "${text}".`);
}
