import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeArea } from '@iwan/shared/domain/search/areas/drawn-area';
import { backendFolder } from '../backend-folder';
import { readOptions } from '../projects/options';
import { indexProjects } from '../projects/project-index';
import type { ProjectRecord } from '../projects/project-record';

// `npm run bench:search -w backend`: the time of each kind of query with 20,000 different projects, without the cache.
const size = 20_000;
const runs = 15;
/** The limit of one response in milliseconds. */
const goal = 100;

/** A large part of the city, drawn on the map. */
const drawn = writeArea(
  [
    [25.1, 55.1],
    [25.1, 55.4],
    [25.2, 55.4],
    [25.2, 55.1],
  ].map(([latitude = 0, longitude = 0]) => ({ latitude, longitude })),
);

const questions = [
  ...[
    'm',
    'mar',
    'marina',
    'marnia',
    'lazurine quay',
    'metro',
    'jvc',
    'zzzzzzzz',
    'lazurnie kuay villa metro scool',
  ].map((text) => ['while typing', new URLSearchParams({ suggest: text, fields: 'card' })] as const),
  ...['marina', 'metro station', 'lazurnie'].map(
    (text) => ['a page of results', new URLSearchParams({ q: text, page: '1', fields: 'card' })] as const,
  ),
  ...['', 'unit=2BR&amenity=Gym&price_from=10000&price_to=3000000', 'q=marina&unit=2BR'].map(
    (query) => ['a page with all counts', new URLSearchParams(`${query}&page=1&fields=card&facets=1`)] as const,
  ),
  ...[
    'sort=price',
    'unit=2BR&sort=price&price_from=10000&price_to=6000000',
    'slug=dubai-marina',
    'similar=7',
    `within=${drawn}`,
  ].map((query) => ['a page of results', new URLSearchParams(`${query}&page=1&fields=card`)] as const),
  ...[
    'zoom=9',
    'zoom=12&bbox=55.1,25.0,55.3,25.2',
    'zoom=16&bbox=55.13,25.07,55.15,25.09',
    'q=marina&zoom=12',
    'unit=2BR&zoom=9',
  ].map((query) => ['the map', new URLSearchParams(query)] as const),
];

const folder = backendFolder(join(import.meta.dirname, '..'), undefined);
const seed = JSON.parse(await readFile(join(folder.seed, 'projects.json'), 'utf8'));
const records: readonly ProjectRecord[] = Array.from({ length: size }, (_, index) => {
  const row = seed[index % seed.length];
  const developer = { name: `${row.developer} ${index % 300}`, logo: null };
  return { ...row, id: index + 1, name: `${row.name} ${index}`, developer, agent: null };
});

const began = performance.now();
const index = indexProjects(records);
await index.prepare();
console.log(`${size} projects read in ${(performance.now() - began).toFixed(0)} ms`);

for (const [what, query] of questions) {
  const options = readOptions(Object.fromEntries(query));
  if (options === null) continue;
  // Processor time, so that other programs on the machine do not count.
  const times = Array.from({ length: runs }, () => {
    const start = process.cpuUsage();
    index.select(options);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  }).sort((one, other) => one - other);
  const [best = 0, median = 0, worst = 0] = [times[0], times[Math.floor(runs / 2)], times.at(-1)];
  const said = `${what}: ${query.get('suggest') ?? decodeURIComponent(String(query).replaceAll(/&?(fields|page)=\w+/g, ''))}`;
  console.log(
    `${said.padEnd(90)} ${median.toFixed(0).padStart(4)} ms, at best ${best.toFixed(0)}, at worst ${worst.toFixed(0)} ms`,
  );
  if (median > goal) process.exitCode = 1;
}
