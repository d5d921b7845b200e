const hooks = require('node:async_hooks');

/** Those made since the last test file ended. */
const made = new Set();

const { AsyncLocalStorage } = hooks;
hooks.AsyncLocalStorage = class extends AsyncLocalStorage {
  constructor(...words) {
    super(...words);
    made.add(this);
  }
};

/**
 * Disables every `AsyncLocalStorage` that a test file has made: Jest itself, React's server and others make one for each file. On
 * Node 20 and 22 a storage that was used and not disabled is asked at each new promise until its process ends, so that
 * each test file of a worker made all later ones slower. One that is used again is enabled again by that.
 */
exports.disableAsyncStorages = () => {
  for (const storage of made) storage.disable();
  made.clear();
};
