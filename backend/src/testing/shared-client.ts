import type { PGlite } from '@electric-sql/pglite';
import type { OpenClient } from '../database/connection/open-pglite';

interface SharedClient {
  readonly openClient: OpenClient;
  /** Closes it at the end. */
  end(): Promise<void>;
}

/**
 * An embedded database that stays open when the code under test closes it. Opening takes longer than most commands, and a test
 * file of commands would do it dozens of times.
 */
export function sharedClient(): SharedClient {
  let kept: Promise<PGlite> | undefined;
  let close = async () => {};
  return {
    openClient(folder) {
      kept ??= openPgliteOutside(folder).then((client) => {
        close = client.close.bind(client);
        return Object.assign(client, { close: async () => {} });
      });
      return kept;
    },
    end: () => close(),
  };
}
