import { join } from 'node:path';
import { type Compiler, type Configuration, type MultiCompiler, rspack, type Stats } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { watch } from 'chokidar';
import { builtFrom } from '../build/inputs';
import { nodeApplication } from '../build/node-application';
import { shellServer } from '../build/node-applications';
import { partsBrowser, partsPublicPath } from '../build/parts-browser';
import { remoteBrowser, remoteOffice, remoteServer } from '../build/remote-builds';
import { shellBrowser, shellOffice } from '../build/shell-builds';
import { buildApart } from '../build/stale-workspaces';
import { TypeChecks } from '../build/type-checks';
import type { ScriptEnvironment } from '../environment';
import { freePort } from '../free-port';
import { packRelease } from '../release/pack-release';
import { publishRelease } from '../release/publish-release';
import { remoteOf } from '../remote';
import { developmentFolder, inWorkspace, outputFolder, type RemoteName, remoteNames } from '../workspace';
import { clearDevelopmentStore, developmentStore, publishDevelopmentRelease } from './development-release';
import { pageScript } from './page-script';
import { Program } from './program';
import { type Built, Rounds } from './rounds';

type Middlewares = Parameters<NonNullable<ConstructorParameters<typeof RspackDevServer>[0]['setupMiddlewares']>>[0];

/**
 * Starts development: a server for the browser builds of the shell and of the named remotes, with refresh, and another for those of the
 * office; behind them the document server and the office of production with server builds of the same sources; our backend; the
 * type checker. Remotes that are not named are shown as they are built for production. Everything is written into folders of
 * development: neither `dist` nor the store of `npm start` changes. Resolves with the function that stops all of it; rejects where
 * our backend does not start.
 */
export async function startDevelopment(
  environment: ScriptEnvironment,
  names: readonly RemoteName[] = remoteNames,
): Promise<() => Promise<void>> {
  const { port, officePort } = environment;
  await clearDevelopmentStore();
  await publishBuilt(remoteNames.filter((name) => !names.includes(name)));
  const remotes = await Promise.all(names.map(remoteOf));
  const backend = environment.apiUrl ? null : startBackend(environment);
  const documentPort = await freePort();
  const documents = shellProgram('document server', 'main', environment, {
    ...{ PORT: String(documentPort) },
    // Ready only once it has rendered a page.
    IWAN_RELIEVES: '1',
  });
  const servers = [
    developmentServer({
      ...{ name: 'site', port, program: documents, programPort: documentPort },
      builds: [
        shellBrowser('development'),
        ...remotes.map((remote) => remoteBrowser(remote, 'development')),
        partsBrowser(join(developmentFolder, 'parts')),
      ],
    }),
  ];
  const programs = [documents];
  if (officePort !== null) {
    const programPort = await freePort();
    const office = shellProgram('office', 'office', environment, {
      OFFICE_PORT: String(programPort),
      OFFICE_URL: process.env.OFFICE_URL || `http://localhost:${officePort}`,
    });
    const withScreens = remotes.filter(({ officePages }) => officePages.length > 0);
    const builds = [shellOffice('development'), ...withScreens.map((remote) => remoteOffice(remote, 'development'))];
    servers.push(developmentServer({ name: 'office', port: officePort, program: office, programPort, builds }));
    programs.push(office);
  }

  const rounds = new Rounds([...names, 'shell'], async (workspace) => {
    const remote = remotes.find(({ name }) => name === workspace);
    // The document server last: its first page needs every remote.
    if (remote) return publishDevelopmentRelease(remote);
    // Until its backend responds, it would show that the site is starting.
    await backend?.settled;
    await Promise.all(programs.map((program) => program.restart()));
  });
  for (const { compiler } of servers) {
    onBuilt(compiler, (stats) => {
      // Only the site's builds of remotes are in a release: other browser files are sent as they are.
      void rounds.add(soundBuilds(stats).filter(({ name }) => /^mfe-.*:browser$/.test(name)));
    });
  }
  await Promise.all(servers.map(({ server, built }) => server.start().then(() => built)));

  let hadErrors = false;
  const types = new TypeChecks(['-b', ...(names.length < remoteNames.length ? names : [])], (errors) => {
    if (errors.length > 0) console.error(errors.join('\n'));
    else if (hadErrors) console.log('The types are right again.');
    for (const { server } of servers) {
      const clients = server.webSocketServer?.clients ?? [];
      if (errors.length > 0) server.sendMessage(clients, 'errors', errors.map((message) => ({ message })) as never);
      else if (hadErrors) server.sendMessage(clients, 'ok');
    }
    hadErrors = errors.length > 0;
  });

  const serverBuilds = rspack(
    [nodeApplication(shellServer, 'development'), ...remotes.map((remote) => remoteServer(remote, 'development'))].map(
      quiet,
    ),
  );
  const serversBuilt = new Promise<void>((resolve) => {
    onBuilt(serverBuilds, (stats) => {
      void rounds.add(soundBuilds(stats)).then(resolve);
      types.request();
    });
  });
  const watching = serverBuilds.watch({ aggregateTimeout: 50 }, () => {});
  await Promise.all([serversBuilt, backend?.settled]);
  if (backend?.hasFailed()) throw new Error('The site has no backend: see the lines above.');
  return async () => {
    await Promise.all([
      new Promise<void>((resolve) => (watching ? watching.close(() => resolve()) : resolve())),
      ...servers.map(({ server }) => server.stop()),
      ...programs.map((program) => program.stop()),
      backend?.stop(),
    ]);
  };
}

/** Puts remotes that are not developed into the store of development, as `dist` has them. */
async function publishBuilt(names: readonly RemoteName[]): Promise<void> {
  await buildApart(names);
  for (const name of names) {
    await publishRelease(developmentStore, await packRelease(await remoteOf(name), { source: await builtFrom(name) }));
  }
}

/** Calls `use` with each build, after one line for each: what was built, or its errors. */
function onBuilt(compiler: Compiler | MultiCompiler, use: (stats: readonly Stats[]) => void): void {
  let isFirst = true;
  compiler.hooks.done.tap('Development', (result: Stats | { readonly stats: readonly Stats[] }) => {
    const all = 'stats' in result ? result.stats : [result];
    for (const one of all) {
      if (one.hasErrors()) console.error(one.toString({ preset: 'errors-only', colors: true }));
    }
    reportBuilds(all, isFirst);
    isFirst = false;
    use(all);
  });
}

const reported = new Map<string, string>();

/** A line for each build that has changed, none for the first ones. */
function reportBuilds(all: readonly Stats[], isFirst: boolean): void {
  for (const { compilation, startTime = 0, endTime = 0, hash } of all) {
    const { name = '' } = compilation;
    if (!isFirst && reported.get(name) !== hash)
      console.log(`Built ${name.replace(':', ' for the ')} in ${endTime - startTime} ms.`);
    reported.set(name, hash ?? '');
  }
}

function soundBuilds(all: readonly Stats[]): readonly Built[] {
  return all
    .filter((stats) => !stats.hasErrors())
    .map((stats) => ({ name: stats.compilation.name ?? '', hash: stats.hash ?? '' }));
}

/** A program of the shell, in the folder of its development build. */
function shellProgram(
  name: string,
  file: 'main' | 'office',
  { port, dataDir }: ScriptEnvironment,
  variables: Readonly<Record<string, string>>,
): Program {
  return new Program({
    name,
    script: join(outputFolder(inWorkspace('shell'), 'development', 'server'), `${file}.mjs`),
    environment: {
      NODE_ENV: 'development',
      SITE_URL: process.env.SITE_URL || `http://localhost:${port}`,
      RELEASES_DIR: developmentStore,
      DATA_DIR: dataDir,
      IWAN_DEVELOPMENT_SCRIPT: pageScript,
      ...variables,
    },
  });
}

function startBackend({ apiPort, dataDir }: ScriptEnvironment) {
  const program = new Program({
    name: 'backend',
    script: inWorkspace('backend', 'src', 'main.ts'),
    environment: { NODE_ENV: 'development', API_PORT: String(apiPort), DATA_DIR: dataDir },
    execArgv: ['--import', 'tsx'],
  });
  void program.restart();
  const sources = [
    inWorkspace('backend', 'src'),
    inWorkspace('shared', 'contract-kit'),
    inWorkspace('shared', 'domain'),
  ];
  const watcher = watch(sources, { ignoreInitial: true, ignored: (path) => path.endsWith('.test.ts') });
  let timer: NodeJS.Timeout | undefined;
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void program.restart(), 100);
  });
  return {
    settled: program.settled,
    hasFailed: () => program.hasFailed,
    async stop() {
      await watcher.close();
      await program.stop();
    },
  };
}

/** Without the bundler's own lines: each event has one of ours. */
function quiet(configuration: Configuration): Configuration {
  return { ...configuration, stats: 'none', infrastructureLogging: { level: 'error' } };
}

interface Served {
  readonly name: string;
  readonly port: number;
  /** The server for everything that is not a built file. */
  readonly program: Program;
  readonly programPort: number;
  readonly builds: readonly Configuration[];
}

/** For this machine only: it serves sources, and the code of whoever edits them. */
function developmentServer({ port, program, programPort, builds }: Served) {
  const compiler = rspack(builds.map(quiet));
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('Started', () => resolve()));
  const server = new RspackDevServer(
    {
      port,
      host: '127.0.0.1',
      allowedHosts: ['localhost', '127.0.0.1'],
      hot: true,
      liveReload: false,
      setupExitSignals: false,
      static: false,
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'warn',
        // By the address of the page, which is not that of `host`.
        webSocketURL: 'auto://0.0.0.0:0/ws',
      },
      devMiddleware: { writeToDisk: (file: string) => file.endsWith('chunk-assets.json'), stats: 'none' },
      // A request for a page waits while the program restarts.
      setupMiddlewares: (middlewares: Middlewares) => [
        {
          name: 'wait-for-program',
          middleware: (_request: unknown, _response: unknown, next: () => void) =>
            void program.settled.then(() => next()),
        },
        { name: 'parts', middleware: atTheirPage },
        ...middlewares,
      ],
      proxy: [{ context: () => true, target: `http://127.0.0.1:${programPort}`, changeOrigin: false, xfwd: true }],
    },
    compiler,
  );
  return { server, compiler, built };
}

/** `/__parts` is the page of parts, with its files below it. */
function atTheirPage(request: { url?: string | undefined }, _response: unknown, next: () => void): void {
  request.url = request.url?.replace(/^\/__parts(?=\?|$)/, partsPublicPath);
  next();
}
