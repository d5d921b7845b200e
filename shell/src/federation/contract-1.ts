import type { LoaderArguments } from '@iwan/shared/contracts/module';
import type { IslandModule } from './load-island';

/**
 * A module of contract 1, as one of today: its loader is given the calls in place of the way to the backend. Gone with
 * contract 3, and with it the code of those calls, which comes with the first of them.
 */
export function asModuleOfToday(module: IslandModule): IslandModule {
  const { loader } = module;
  if (!loader) return module;
  return {
    ...module,
    loader: async (args: LoaderArguments) => {
      const { createApi } = await import(/* webpackChunkName: "contract-1" */ '@iwan/shared/api/contract-1');
      return loader({ ...args, api: createApi(args.http) } as LoaderArguments);
    },
  };
}
