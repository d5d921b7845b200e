const asyncHooks = require('node:async_hooks');
const performanceHooks = require('node:perf_hooks');

/** What was made since the last test file ended. */
const storages = new Set();
const observers = new Set();

const { AsyncLocalStorage } = asyncHooks;
asyncHooks.AsyncLocalStorage = class extends AsyncLocalStorage {
  constructor(...words) {
    super(...words);
    storages.add(this);
  }
};

const { PerformanceObserver } = performanceHooks;
performanceHooks.PerformanceObserver = class extends PerformanceObserver {
  constructor(...words) {
    super(...words);
    observers.add(this);
  }
};

/**
 * Takes back what a test file has left in the process, where it would make all later ones of the worker slower:
 *
 * - each `AsyncLocalStorage`. Jest itself, React's server and others make one for each file; on Node 20 and 22 one that was used is
 *   asked at each new promise until its process ends. One that is used again is enabled again by that.
 * - each `PerformanceObserver`. Prometheus' client makes one for collections of garbage and never disconnects it: each of them keeps all
 *   modules of its test file in memory.
 */
exports.releaseProcessWide = () => {
  for (const storage of storages) storage.disable();
  for (const observer of observers) observer.disconnect();
  storages.clear();
  observers.clear();
};
