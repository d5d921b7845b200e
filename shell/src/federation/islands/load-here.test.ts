import { provideHttp } from '@iwan/shared/api/http';
import { BrowserHost } from '../host/browser-host';
import { loadHere } from './load-here';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn(), registerPlugins: jest.fn() }));

const source = { remote: 'mfe-tools', module: './dialogs/calculator', hydration: 'idle' } as const;

test('a part whose loader makes no call does not wait for the code of calls', async () => {
  provideHttp(() => new Promise(() => {}));
  const host = new BrowserHost({ routes: [], releases: {} } as never);
  host.router = { state: { location: { pathname: '/', search: '' } } } as never;
  host.loadModule = async () => ({ loader: async () => 'opened' }) as never;
  const result = await loadHere(host, source, new AbortController().signal);
  expect(result).toEqual({ status: 'ready', data: 'opened' });
});
