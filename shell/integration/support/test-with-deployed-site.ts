import { type DeployedSite, withDeployedSite } from './processes/deployed-site';
import { test as base, expect } from './test';

export { expect };

/** A test with a site that shells are deployed to; `page.goto('/')` opens it. */
export const test = base.extend<{ readonly deployedSite: DeployedSite }>({
  deployedSite: ({ workerBackend }, use) => withDeployedSite({ backendUrl: workerBackend.url }, use),
  baseURL: async ({ deployedSite }, use) => use(deployedSite.origin),
});
