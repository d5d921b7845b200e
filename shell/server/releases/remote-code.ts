import { AsyncLocalStorage } from 'node:async_hooks';
import type { ResourceModule } from '@iwan/shared/contracts/module';
import type { IslandModule } from '../../src/federation/load-island';

const running = new AsyncLocalStorage<string>();
const owners = new WeakMap<object, string>();

/** Runs code of a remote, and marks whatever it goes on to do later (timers, promises) as that remote's. */
export function runAsRemote<Result>(remote: string, code: () => Result): Result {
  return running.run(remote, code);
}

/** The remote whose code runs now, or whose code has started what runs now. */
export function runningRemote(): string | undefined {
  return running.getStore();
}

/** The module with every function marked as its remote's; what renders it marks `Component` by `runAsOwner`. */
export function markedModule<Module extends IslandModule | ResourceModule>(remote: string, module: Module): Module {
  const members = Object.entries(module).map(([name, member]) => [
    name,
    typeof member === 'function' && name !== 'Component'
      ? (...words: unknown[]) => runAsRemote(remote, () => member.apply(module, words))
      : member,
  ]);
  const marked = Object.fromEntries(members) as Module;
  owners.set(marked, remote);
  return marked;
}

/** Runs code on behalf of the remote that a marked module belongs to. */
export function runAsOwner<Result>(module: object, code: () => Result): Result {
  const remote = owners.get(module);
  return remote === undefined ? code() : runAsRemote(remote, code);
}
