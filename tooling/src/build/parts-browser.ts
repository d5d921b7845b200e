import { type Configuration, HtmlRspackPlugin } from '@rspack/core';
import { inWorkspace } from '../workspace';
import { browserBuild } from './browser-build';

/** The address of the page of parts in development. No release has it. */
export const partsPublicPath = '/__parts/';

/**
 * The page that shows each part of `shared/design-system/ui` in its states, for developers. A build of its own, so that nothing
 * of it is in the shell's. `folder`: the output folder.
 */
export function partsBrowser(folder: string): Configuration {
  const build = browserBuild(
    {
      name: 'parts',
      folder: inWorkspace('shell'),
      uniqueName: 'parts',
      publicPath: partsPublicPath,
      plugins: [
        new HtmlRspackPlugin({
          title: 'Parts',
          scriptLoading: 'defer',
          meta: { viewport: 'width=device-width, initial-scale=1' },
        }),
      ],
      entry: { main: './parts/main.tsx' },
      splitChunks: false,
    },
    'development',
  );
  return { ...build, output: { ...build.output, path: folder } };
}
