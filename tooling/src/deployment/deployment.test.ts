import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { repositoryRoot } from '../workspace';

const textOf = (...path: readonly string[]) => readFileSync(join(repositoryRoot, ...path), 'utf8');
const yamlOf = (file: string) => parse(textOf('deploy', file), { merge: true });

/** The variables in the tables of docs/environment.md. */
const documented = new Set(
  [...textOf('docs', 'environment.md').matchAll(/^\| ((?:`[A-Z0-9_]+`(?:, )?)+)/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/[A-Z0-9_]+/g)].map(([name]) => name),
  ),
);

/** Variables of other programs: AWS's own, those of glibc and of Debian's images. */
const ofOthers = /^(AWS_|POSTGRES_|GF_)/;
/** Not in the tables: which migrations the backend uses, where it was moved. */
const isKnown = (name: string) => documented.has(name) || ofOthers.test(name);

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

interface Service {
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly volumes?: readonly string[];
  readonly secrets?: readonly string[];
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, unknown>>;
}

const compose: Compose = yamlOf('compose.yaml');
const services = Object.entries(compose.services);

test('the files of deploy set only environment variables that exist', () => {
  const inCompose = services.flatMap(([, { environment = {} }]) => Object.keys(environment));
  const inExample = namesIn(textOf('deploy', 'iwan.env.example'), /^#? ?([A-Z][A-Z0-9_]+)=/gm);
  const inImage = namesIn(textOf('deploy', 'Containerfile'), /([A-Z][A-Z0-9_]+)=/g);
  const inUnits = readdirSync(join(repositoryRoot, 'deploy', 'systemd')).flatMap((file) =>
    namesIn(
      textOf('deploy', 'systemd', file)
        .split('\n')
        .filter((line) => line.startsWith('Environment='))
        .join('\n'),
      /([A-Z][A-Z0-9_]+)=/g,
    ),
  );
  const names = [...inCompose, ...inExample, ...inImage, ...inUnits];
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !isKnown(name))).toEqual([]);
});

test('the commands of the services and units are files of this repository, or of its build', () => {
  const commands = services
    .filter(([name]) => /^(site|backend)\d$/.test(name))
    .map(
      ([, { command }]) =>
        command?.[1] ?? JSON.parse(/^CMD (.*)$/m.exec(textOf('deploy', 'Containerfile'))?.[1] ?? '')[1],
    );
  const started = readdirSync(join(repositoryRoot, 'deploy', 'systemd')).flatMap((file) =>
    namesIn(textOf('deploy', 'systemd', file), /^ExecStart=\/usr\/bin\/node (\S+)/gm),
  );
  expect(new Set([...commands, ...started])).toEqual(new Set(['tooling/run.mjs', 'backend/dist/main.mjs']));
});

test('each service depends on services, volumes and secrets that the file has', () => {
  for (const [name, { depends_on: needed = [], volumes = [], secrets = [] }] of services) {
    const others = Array.isArray(needed) ? needed : Object.keys(needed);
    const named = volumes.flatMap((volume) => /^([a-z]\w*):/.exec(volume)?.[1] ?? []);
    const missing = [
      ...others.filter((each) => !(each in compose.services)),
      ...named.filter((each) => !(each in compose.volumes)),
      ...secrets.filter((each) => !(each in compose.secrets)),
    ];
    expect([name, missing]).toEqual([name, []]);
  }
});

test('Varnish, Prometheus and nginx name the services of the file', () => {
  const hosts = [
    ...namesIn(textOf('deploy', 'varnish', 'backends.vcl'), /\.host = "(\w+)"/g),
    ...namesIn(textOf('deploy', 'nginx', 'upstreams-compose.conf'), /server (\w+):/g),
    ...namesIn(textOf('deploy', 'prometheus', 'prometheus.yml'), /(\w+):300\d/g),
    ...namesIn(textOf('deploy', 'grafana', 'datasources.yaml'), /http:\/\/(\w+):/g),
  ];
  expect(hosts.filter((host) => !(host in compose.services))).toEqual([]);
  expect(hosts).toEqual(expect.arrayContaining(['site1', 'site2', 'varnish', 'backend1', 'prometheus']));
});

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
}

const rules: readonly Rule[] = yamlOf('prometheus/rules.yml').groups.flatMap(
  (group: { readonly rules: readonly Rule[] }) => group.rules,
);

test('every alarm has a section of the handbook, and rings in a test', () => {
  const handbook = textOf('docs', 'operating.md');
  const tested = textOf('deploy', 'prometheus', 'rules.test.yml');
  const isMissing = ({ alert }: Rule) =>
    !handbook.includes(`### ${alert}`) || !tested.includes(`alertname: ${alert}\n        exp_alerts:`);
  expect(rules.length).toBeGreaterThan(10);
  expect(rules.filter(isMissing).map(({ alert }) => alert)).toEqual([]);
  const described = namesIn(handbook, /^### ([A-Z]\w+)$/gm);
  expect(described.filter((name) => !rules.some(({ alert }) => alert === name))).toEqual([]);
});

test('alarms and the board use metrics that the site or the backend has', () => {
  const sources = [
    textOf('shell', 'server', 'operation', 'telemetry', 'metrics.ts'),
    textOf('shell', 'server', 'release', 'canaries', 'canary-metrics.ts'),
    textOf('backend', 'src', 'metrics', 'metrics.ts'),
  ].join('\n');
  const own = new Set(namesIn(sources, /'((?:iwan|http)_[a-z_]+)'/g));
  const board = JSON.parse(textOf('deploy', 'grafana', 'iwan.json'));
  const queries = board.panels.flatMap((panel: { readonly targets: readonly { readonly expr: string }[] }) =>
    panel.targets.map(({ expr }) => expr),
  );
  const used = namesIn([...rules.map(({ expr }) => expr), ...queries].join('\n'), /\b((?:iwan|http)_[a-z_]+)/g);
  const base = (name: string) => name.replace(/_(bucket|count|sum)$/, '');
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((name) => !own.has(name) && !own.has(base(name)))).toEqual([]);
});
