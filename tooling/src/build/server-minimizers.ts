import { type Configuration, SwcJsMinimizerRspackPlugin } from '@rspack/core';
import { ShortCodePlugin } from './plugins/short-code-plugin';

/**
 * Takes out of a server's code what it never runs: half of what a bundle brings, which each process would compile at its start and keep.
 * Names and lines stay, for a stack in the log is read by people, but indentation goes. ASCII alone: V8 keeps the text of each program, and one Arabic letter in it takes two
 * bytes for every letter of ten megabytes.
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
    new ShortCodePlugin(),
  ];
}
