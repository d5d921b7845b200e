import type { PageView } from '../../../src/telemetry/page-view';
import { Metrics } from './metrics';

const view = (releases: PageView['releases'], more: Partial<PageView> = {}): PageView => ({
  shell: 's1',
  releases,
  failedLoads: {},
  errors: {},
  vitals: {},
  isWhole: true,
  ...more,
});

test('counts a page view for the shell and for each release on the page, with what failed of each', async () => {
  const metrics = new Metrics();
  const vitals = { lcp: 1200, cls: 0.02 };
  metrics.addPageView(view({ 'mfe-blog': 'b1' }, { errors: { 'mfe-blog': 2 }, failedLoads: { shell: 1 }, vitals }));
  const text = await metrics.registry.metrics();
  for (const line of [
    'iwan_page_views_total{remote="shell",version="s1"} 1',
    'iwan_page_views_total{remote="mfe-blog",version="b1"} 1',
    'iwan_browser_errors_total{remote="mfe-blog",version="b1"} 2',
    'iwan_browser_errors_total{remote="shell",version="s1"} 0',
    'iwan_browser_failed_loads_total{remote="shell",version="s1"} 1',
    'iwan_web_vital_seconds_bucket{le="1.8",remote="mfe-blog",version="b1",vital="lcp"} 1',
    'iwan_web_vital_seconds_bucket{le="0.8",remote="mfe-blog",version="b1",vital="lcp"} 0',
    'iwan_web_vital_cls_count{remote="mfe-blog",version="b1"} 1',
  ]) {
    expect(text).toContain(`${line}\n`);
  }
});

test('two hundred releases leave the series of the last four of each remote', async () => {
  const metrics = new Metrics();
  for (let number = 0; number < 200; number += 1) {
    const of = { remote: 'mfe-blog', version: `b${number}` };
    metrics.addPageView(view({ 'mfe-blog': of.version }, { vitals: { lcp: 100, inp: 40, cls: 0 } }));
    metrics.addIsland(of, 'made');
    metrics.addRemoteCall(of, 'load', 'answered', 0.01);
    metrics.addWorkerEnd(of, 'hung');
    metrics.addStrayError(of);
    metrics.addDocument([of], 'whole', 0.1);
    // What is removed is removed by promises.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const text = await metrics.registry.metrics();
  const versions = new Set([...text.matchAll(/remote="mfe-blog",version="(\w+)"/g)].map(([, version]) => version));
  expect([...versions].sort()).toEqual(['b196', 'b197', 'b198', 'b199']);
  expect(text.split('\n').length).toBeLessThan(600);
});
