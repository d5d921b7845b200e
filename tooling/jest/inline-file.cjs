const { readFileSync } = require('node:fs');

/** A font as a data URL, as the build of a remote's server code has it (`asset/inline`). */
module.exports = {
  process: (_, path) => ({
    code: `module.exports = 'data:font/woff;base64,${readFileSync(path).toString('base64')}';`,
  }),
};
