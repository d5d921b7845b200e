import dgram from 'node:dgram';
import net from 'node:net';
import { performance } from 'node:perf_hooks';
import * as http from '@iwan/shared/api/http';
import type { optionalSingletons, SingletonName } from '@iwan/shared/contracts/singletons';
import * as addresses from '@iwan/shared/paths/addresses';
import * as router from '@iwan/shared/router/router';
import * as siteStore from '@iwan/shared/state/site-store';
import * as dialog from '@iwan/shared/ui/dialog';
import * as rangeSlider from '@iwan/shared/ui/range-slider';
import * as react from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { collectWhenIdle } from '../../operation/memory';
import type { ToRemote } from '../messages/messages';
import { RemoteProgram } from './remote-program';

// The program of a remote's process (`workers/remote-process.ts`): waits for its code, and runs it.

/** The singletons on the server: the shell's own copies. */
const copies: Readonly<Record<Exclude<SingletonName, keyof typeof optionalSingletons>, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react-dom': reactDom,
  '@iwan/shared/router/router': router,
  '@iwan/shared/state/site-store': siteStore,
  '@iwan/shared/api/http': http,
  '@iwan/shared/paths/addresses': addresses,
  '@iwan/shared/ui/dialog': dialog,
  '@iwan/shared/ui/range-slider': rangeSlider,
};

const end = process.exit.bind(process);
const program = new RemoteProgram({
  send: process.send?.bind(process) as (message: unknown) => void,
  provided: new Map<string, unknown>(Object.entries(copies)),
  usage: () => ({ resident: process.memoryUsage.rss(), busyTime: performance.eventLoopUtilization().active }),
});
process.on('uncaughtException', (error) => program.reportStray(error));
process.on('unhandledRejection', (error) => program.reportStray(error));
// A terminal sends these signals to all processes of a site; this one ends when the document server does. SIGTERM is for this one
// alone, and ends also what is in a loop.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => end(0));
// The document server was killed while this program was being loaded, and the event is over.
if (!process.connected) end(0);
process.on('message', (message) => program.receive(message as ToRemote));
collectWhenIdle();
// The code of a remote calls the backend and services through the document server, which has timeouts, caches and the declared
// calls. Node's permission model has no network before Node 25, so each connection is refused, whichever library makes it.
const refuse = () => {
  throw new Error('The code of a remote has no network.');
};
for (const [of, names] of [
  [net.Socket.prototype, ['connect']],
  [net.Server.prototype, ['listen']],
  [dgram.Socket.prototype, ['bind', 'connect', 'send']],
] as const) {
  for (const name of names) Object.defineProperty(of, name, { value: refuse });
}
process.exit = () => {
  throw new Error('A remote may not end the process.');
};
// Libraries that find a navigator take the process for a browser.
Reflect.deleteProperty(globalThis, 'navigator');
