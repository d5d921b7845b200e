const { default: Runtime } = require('jest-runtime');
const { releaseProcessWide } = require('./process-wide.cjs');
const { compileOnce } = require('./compile-once.cjs');

/** Jest's runtime, without what makes a test file slower the more files its worker has run before. */
module.exports = class TestRuntime extends Runtime {
  constructor(...words) {
    super(...words);
    compileOnce(this.executor);
  }

  teardown() {
    super.teardown();
    releaseProcessWide();
  }
};
