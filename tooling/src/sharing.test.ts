import { additions, singletons } from '@iwan/shared/contracts/singletons';
import { gt, major } from 'semver';
import { neededSingletons } from './sharing';

const router = 'const router_ = require("@iwan/shared/router/router");';

test.each([
  ['nothing', 'module.exports = 1;', {}],
  ['a package', 'const react = require("react");', { react: `^${singletons.react}` }],
  ['what was there from the first', `${router} router_.useNavigate();`, { '@iwan/shared/router/router': '^1.0.0' }],
  ['an addition', `${router} (0, router_.rememberInAddress)();`, { '@iwan/shared/router/router': '^1.2.0' }],
  [
    'a longer name than that of an addition',
    `${router} x.rememberInAddressOf()`,
    { '@iwan/shared/router/router': '^1.0.0' },
  ],
])('a bundle that uses %s needs no more than that', (_, bundle, needed) => {
  expect(neededSingletons(bundle)).toEqual(needed);
});

test('every addition has the current version or an earlier one, in its major version', () => {
  const provided: Readonly<Record<string, string>> = singletons;
  for (const [request, names] of Object.entries(additions)) {
    for (const version of Object.values(names)) {
      const now = provided[request] ?? '';
      expect(gt(version, now)).toBe(false);
      expect(major(version)).toBe(major(now));
    }
  }
});
