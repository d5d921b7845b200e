import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// axe cannot determine the background of a text above the live map. The contrast of the tokens is tested in the shell.
test.each(['map-card.module.css', '../layers/layers-menu.module.css'])(
  '%s paints a ground of the page and sets its texts in colours for it',
  (file) => {
    const css = readFileSync(join(__dirname, file), 'utf8');
    const valuesOf = (property: string) =>
      [...css.matchAll(new RegExp(`^ *${property}: (.+);`, 'gm'))].map(([, value]) => value);
    expect(valuesOf('background')).toContain('var(--surface)');
    for (const colour of valuesOf('color')) expect(['var(--fg)', 'var(--fg-muted)']).toContain(colour);
  },
);
