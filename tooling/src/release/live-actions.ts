import { promoteCanary, withdrawCanary, withdrawnByPublisher } from './canaries';
import { publishedVersion, rollBack } from './publish-release';

/**
 * What changes which release of a remote, or of the shell, visitors get. Each changes the store in a folder and returns a sentence
 * about it; it rejects with a sentence where nothing can be changed.
 */
export const liveActions = {
  /** Makes the canary the release for all visitors. */
  promote: async (store: string, name: string): Promise<string> =>
    `${name} ${await promoteCanary(store, name)} is for all visitors now.`,

  /** Points back to the release that was live before. */
  async rollback(store: string, name: string): Promise<string> {
    if ((await publishedVersion(store, name)) === 'nothing') throw new Error(`${store} has no release of ${name}.`);
    return `${name} is back at ${await rollBack(store, name)}.`;
  },

  /** Serves the stable release to all visitors, and ends the canary. */
  async withdraw(store: string, name: string): Promise<string> {
    const version = await withdrawCanary(store, name, withdrawnByPublisher);
    return `The canary ${version} of ${name} is withdrawn; all visitors have the stable release.`;
  },
};

export function isLiveAction(word: string | undefined): word is keyof typeof liveActions {
  return word !== undefined && Object.hasOwn(liveActions, word);
}
