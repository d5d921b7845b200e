import { type DeployedSite, withDeployedSite } from './processes/deployed-site';
import { test as base, expect } from './test';

export { expect };

interface Options {
  /** The shell of the site at first. */
  readonly firstShell: 'built' | 'of contract 2';
}

/** A test with a site that shells are deployed to; `page.goto('/')` opens it. */
export const test = base.extend<{ readonly deployedSite: DeployedSite } & Options>({
  firstShell: ['built', { option: true }],
  deployedSite: ({ workerBackend, firstShell }, use) =>
    withDeployedSite({ backendUrl: workerBackend.url, firstShell }, use),
  baseURL: async ({ deployedSite }, use) => use(deployedSite.origin),
});
