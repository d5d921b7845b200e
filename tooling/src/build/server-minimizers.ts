import { type Configuration, SwcJsMinimizerRspackPlugin } from '@rspack/core';

/**
 * Removes unused code from a server's bundle: half of it, which each process would compile at its start and keep in memory.
 * Names and lines stay, for readable stacks in the log. ASCII only: V8 keeps the source of each program, and one Arabic letter
 * in it doubles the memory of ten megabytes.
 */
export function serverMinimizers(): NonNullable<NonNullable<Configuration['optimization']>['minimizer']> {
  return [
    new SwcJsMinimizerRspackPlugin({
      extractComments: false,
      minimizerOptions: {
        minify: false,
        ecma: 2020,
        compress: { ecma: 2020, keep_fnames: true, keep_classnames: true },
        mangle: false,
        format: { comments: false, asciiOnly: true },
      },
    }),
  ];
}
