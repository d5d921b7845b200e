import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { putInto } from '../../fallback-fonts/local-fonts/font-files';
import type { LocalFont } from '../../fallback-fonts/local-fonts/local-fonts';
import { browserOptions } from './browser-options';
import { withTemporaryFolder } from './processes/temporary-folder';

/** Calls `use` with a browser on a machine that has only these fonts. */
export async function withFontsAlone(
  fonts: readonly LocalFont[],
  use: (browser: Browser) => Promise<void>,
): Promise<void> {
  await withTemporaryFolder(async (folder) => {
    const installed = join(folder, 'fonts');
    await mkdir(installed);
    for (const font of fonts) await putInto(installed, font);
    const configuration = join(folder, 'fonts.conf');
    await writeFile(
      configuration,
      `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>${installed}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`,
    );
    const env = { ...process.env, FONTCONFIG_FILE: configuration } as Record<string, string>;
    const browser = await chromium.launch({ ...browserOptions(), env });
    try {
      await use(browser);
    } finally {
      await browser.close();
    }
  });
}
