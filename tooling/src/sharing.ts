import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inWorkspace } from './workspace';

/**
 * The sharing policy, the only place of it: what exists once on a page, whoever uses it. The shell provides each of
 * these, remotes consume them and carry no copy (docs/decisions/0003-sharing-policy.md). The keys are the requests as
 * they are written in the code; an alias would hide them from federation.
 */
export const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@iwan/shared/router/router',
  '@iwan/shared/state/basket',
  '@iwan/shared/state/dialogs',
  '@iwan/shared/state/display-units',
  '@iwan/shared/state/favourites',
  '@iwan/shared/state/recent',
  '@iwan/shared/api/provided',
  '@iwan/shared/ui/dialog',
  '@iwan/shared/ui/range-slider',
] as const;

/** Only a development build's JSX asks for this one. */
const developmentSingletons = ['react/jsx-dev-runtime'] as const;

interface SharedEntry {
  readonly singleton: true;
  readonly version: string;
  readonly requiredVersion: string;
  readonly import?: false;
}

/** The `shared` option of a container. `role` decides whether it brings the code (`host`) or only asks for it. */
export function sharedModules(
  role: 'host' | 'remote',
  mode: 'production' | 'development',
): Record<string, SharedEntry> {
  const keys = mode === 'development' ? [...singletons, ...developmentSingletons] : singletons;
  return Object.fromEntries(
    keys.map((key) => {
      const version = packageVersion(key);
      const entry = { singleton: true, version, requiredVersion: `^${version}` } as const;
      return [key, role === 'host' ? entry : { ...entry, import: false }];
    }),
  );
}

/** The singletons a server bundle must not contain: its loader hands them over. */
export function serverExternals(mode: 'production' | 'development'): Record<string, string> {
  const keys = mode === 'development' ? [...singletons, ...developmentSingletons] : singletons;
  return Object.fromEntries(keys.map((key) => [key, `commonjs ${key}`]));
}

function packageVersion(request: string): string {
  const name = request.startsWith('@') ? request.split('/').slice(0, 2).join('/') : (request.split('/')[0] ?? request);
  const file =
    name === '@iwan/shared'
      ? inWorkspace('shared', 'package.json')
      : createRequire(inWorkspace('shell', 'package.json')).resolve(`${name}/package.json`);
  const manifest: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return manifest.version;
}
