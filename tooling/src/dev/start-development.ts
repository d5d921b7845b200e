import { join } from 'node:path';
import { rspack, type Stats } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { watch } from 'chokidar';
import { nodeApplication } from '../build/node-application';
import { shellServer } from '../build/node-applications';
import { partsBrowser, partsPublicPath } from '../build/parts-browser';
import { remoteBrowser } from '../build/remote/remote-browser';
import { remoteServer } from '../build/remote/remote-server';
import { shellBrowser } from '../build/shell-browser';
import { TypeChecks } from '../build/type-checks';
import type { ScriptEnvironment } from '../environment';
import { freePort } from '../free-port';
import { remoteOf } from '../remote';
import { developmentFolder, inWorkspace, outputFolder, remoteNames } from '../workspace';
import { clearDevelopmentStore, developmentStore, publishDevelopmentRelease } from './development-release';
import { Program } from './program';
import { refreshScript } from './refresh-script';
import { type Built, Rounds } from './rounds';

/**
 * Starts development: one server for the browser builds of the shell and all remotes, with refresh; behind it the document
 * server of production with server builds of the same sources; our backend; the type checker over all. Resolves with the
 * function that stops all of it.
 */
export async function startDevelopment(environment: ScriptEnvironment): Promise<() => Promise<void>> {
  await clearDevelopmentStore();
  const remotes = await Promise.all(remoteNames.map(remoteOf));
  const documentPort = await freePort();
  const documents = new Program({
    name: 'document server',
    script: join(outputFolder(inWorkspace('shell'), 'development', 'server'), 'main.mjs'),
    environment: {
      NODE_ENV: 'development',
      PORT: String(documentPort),
      SITE_URL: process.env.SITE_URL || `http://localhost:${environment.port}`,
      RELEASES_DIR: developmentStore,
      DATA_DIR: environment.dataDir,
      IWAN_DEVELOPMENT_SCRIPT: refreshScript,
    },
  });
  const backend = environment.apiUrl ? null : startBackend(environment);

  const browser = rspack([
    shellBrowser('development'),
    ...remotes.map((remote) => remoteBrowser(remote, 'development')),
    partsBrowser(join(developmentFolder, 'parts')),
  ]);
  const server = new RspackDevServer(devServerOptions(environment.port, documentPort, documents), browser);
  const rounds = new Rounds([...remoteNames, 'shell'], async (workspace) => {
    const remote = remotes.find(({ name }) => name === workspace);
    // The document server last: its first page needs every remote.
    if (remote) await publishDevelopmentRelease(remote);
    else await documents.restart();
  });
  const browserBuilt = new Promise<void>((resolve) => {
    browser.hooks.done.tap('Development', ({ stats }) => {
      // The shell's own files are in no release, nor is the page of parts.
      void rounds.add(soundBuilds(stats).filter(({ name }) => !/^(shell|parts):/.test(name)));
      resolve();
    });
  });
  await server.start();
  await browserBuilt;

  let hadErrors = false;
  const types = new TypeChecks(['-b'], (errors) => {
    if (errors.length > 0) console.error(errors.join('\n'));
    else if (hadErrors) console.log('The types are right again.');
    const clients = server.webSocketServer?.clients ?? [];
    if (errors.length > 0) server.sendMessage(clients, 'errors', errors.map((message) => ({ message })) as never);
    else if (hadErrors) server.sendMessage(clients, 'ok');
    hadErrors = errors.length > 0;
  });

  const serverBuilds = rspack([
    nodeApplication(shellServer, 'development'),
    ...remotes.map((remote) => remoteServer(remote, 'development')),
  ]);
  const serversBuilt = new Promise<void>((resolve) => {
    serverBuilds.hooks.done.tap('Development', ({ stats }) => {
      for (const one of stats.filter((each) => each.hasErrors())) {
        console.error(one.toString({ preset: 'errors-only', colors: true }));
      }
      void rounds.add(soundBuilds(stats)).then(resolve);
      types.request();
    });
  });
  const watching = serverBuilds.watch({ aggregateTimeout: 50 }, () => {});
  await serversBuilt;
  return async () => {
    await Promise.all([
      new Promise<void>((resolve) => (watching ? watching.close(() => resolve()) : resolve())),
      server.stop(),
      documents.stop(),
      backend?.stop(),
    ]);
  };
}

function soundBuilds(all: readonly Stats[]): readonly Built[] {
  return all
    .filter((stats) => !stats.hasErrors())
    .map((stats) => ({ name: stats.compilation.name ?? '', hash: stats.hash ?? '' }));
}

function startBackend({ apiPort, dataDir }: ScriptEnvironment): { stop(): Promise<void> } {
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
    async stop() {
      await watcher.close();
      await program.stop();
    },
  };
}

function devServerOptions(
  port: number,
  documentPort: number,
  documents: Program,
): ConstructorParameters<typeof RspackDevServer>[0] {
  return {
    port,
    host: '0.0.0.0',
    hot: true,
    liveReload: false,
    setupExitSignals: false,
    static: false,
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
    devMiddleware: { writeToDisk: (file: string) => file.endsWith('chunk-assets.json'), stats: 'errors-warnings' },
    // A request for a page waits while the document server restarts.
    setupMiddlewares: (middlewares) => [
      {
        name: 'wait-for-documents',
        middleware: (_request: unknown, _response: unknown, next: () => void) =>
          void documents.settled.then(() => next()),
      },
      { name: 'parts', middleware: atTheirPage },
      ...middlewares,
    ],
    proxy: [
      {
        context: () => true,
        target: `http://127.0.0.1:${documentPort}`,
        changeOrigin: false,
        xfwd: true,
      },
    ],
  };
}

/** `/__parts` is the page of parts, with its files below it. */
function atTheirPage(request: { url?: string | undefined }, _response: unknown, next: () => void): void {
  request.url = request.url?.replace(/^\/__parts(?=\?|$)/, partsPublicPath);
  next();
}
