import { setTimeout as delay } from 'node:timers/promises';
import { sentenceOf, stopWithSentence } from '@iwan/tooling/stop-with-sentence';
import { inWorkspace, repositoryRoot } from '@iwan/tooling/workspace';
import buildOnce from '../../integration/support/processes/build-once';
import { type CachedSite, withCachedSite } from '../../integration/support/processes/cached-site';
import { runWell } from '../../integration/support/processes/run-to-end';
import { loadHttp } from '../measure/http-load';
import { onOneCore } from '../measure/one-core';

// `npm run bench:cache -w shell`: documents a second that Varnish serves with one core, in front of two idle document servers.

const pages = ['/', '/properties/', '/map/', '/blog', '/career', '/developers/'];
const connections = 20;
const seconds = 10;

try {
  await runWell([process.execPath, inWorkspace('tooling', 'scripts', 'build.mjs')], { cwd: repositoryRoot });
  const removeStore = await buildOnce();
  await withCachedSite(measure).finally(() => removeStore());
} catch (problem) {
  stopWithSentence(sentenceOf(problem));
}

async function measure(site: CachedSite): Promise<void> {
  const { origin, get, sites } = site;
  // Until the purges of the start are over.
  for (let rounds = 0; rounds < 4; rounds += 1) {
    for (const page of pages) await get(page, { 'accept-encoding': 'br' });
    await delay(1_500);
  }
  let next = 0;
  const nextPath = () => {
    next += 1;
    return pages[next % pages.length] ?? '/';
  };
  const busy = () => sites.reduce((sum, each) => sum + each.processorTime(), 0);
  const { result, isOneCore } = await onOneCore(origin, async () => {
    const before = { varnish: site.processorTime(), sites: busy() };
    const startedAt = performance.now();
    const load = await loadHttp(origin, { connections, seconds, headers: { 'accept-encoding': 'br' }, nextPath });
    const elapsed = performance.now() - startedAt;
    const count = (load.perSecond * elapsed) / 1000;
    return {
      ...load,
      perDocument: (site.processorTime() - before.varnish) / count,
      ofSites: (100 * (busy() - before.sites)) / elapsed,
    };
  });
  console.log(
    [
      `Varnish${isOneCore ? ' on one core' : ', on as many cores as it took'}, ${connections} connections, ${seconds} s:`,
      `${Math.round(result.perSecond)} documents a second, p99 ${result.p99.toFixed(1)} ms, ${result.failures} failures`,
      `${result.perDocument.toFixed(3)} ms of processor time a document: ${Math.round(1000 / result.perDocument)} a second with a whole core`,
      `both document servers together: ${result.ofSites.toFixed(1)} % of a core`,
    ].join('\n'),
  );
}
