import { createSystem, defaultConfig, defineConfig } from '@chakra-ui/react';

const shades = ['contrast', 'fg', 'subtle', 'muted', 'emphasized', 'solid', 'focusRing'] as const;
type Shade = (typeof shades)[number];

/** The colours of buttons and badges, under Chakra's names. */
const brand: Readonly<Record<Shade, string>> = {
  contrast: 'var(--on-action)',
  fg: 'var(--action)',
  subtle: 'var(--bg-info)',
  muted: 'var(--border)',
  emphasized: 'var(--border-strong)',
  solid: 'var(--action)',
  focusRing: 'var(--focus)',
};

/** Chakra's names of colours in those of the site, which have a dark mode of their own. */
const tones = { red: 'danger', green: 'success', orange: 'warning', yellow: 'warning', blue: 'info' } as const;

const palette = (fg: string, bg: string): Readonly<Record<Shade, string>> => ({
  ...{ contrast: 'var(--bg)', fg, subtle: bg, muted: bg, emphasized: fg, solid: fg },
  focusRing: 'var(--focus)',
});

const valued = (colours: Readonly<Record<Shade, string>>) =>
  Object.fromEntries(shades.map((shade) => [shade, { value: colours[shade] }]));

/** The border of a field is all that shows it: 3:1 against its surroundings (WCAG 2.2, 1.4.11). */
const fieldBorder = { borderColor: 'border.emphasized' };
const outlined = { variants: { variant: { outline: fieldBorder } } };

/** Chakra's components in the colours and type of the site (`shell/src/theme/tokens.css`), which have their own dark mode. */
export const officeSystem = createSystem(
  defaultConfig,
  defineConfig({
    globalCss: {
      html: { colorPalette: 'brand' },
      body: { background: 'var(--bg)', color: 'var(--fg)', fontFamily: 'var(--font-text)' },
    },
    theme: {
      // The display face has one weight: a browser would draw a bolder one itself.
      recipes: { heading: { base: { fontWeight: 'normal' } }, input: outlined, textarea: outlined },
      slotRecipes: {
        nativeSelect: { slots: [], variants: { variant: { outline: { field: fieldBorder } } } },
      },
      tokens: {
        fonts: { heading: { value: 'var(--font-display)' }, body: { value: 'var(--font-text)' } },
      },
      semanticTokens: {
        colors: {
          brand: valued(brand),
          ...Object.fromEntries(
            Object.entries(tones).map(([name, tone]) => [
              name,
              valued(palette(`var(--fg-${tone})`, `var(--bg-${tone})`)),
            ]),
          ),
          gray: valued(palette('var(--fg-muted)', 'var(--bg-sunk)')),
          bg: {
            DEFAULT: { value: 'var(--bg)' },
            panel: { value: 'var(--surface)' },
            subtle: { value: 'var(--bg-sunk)' },
            muted: { value: 'var(--bg-sunk)' },
          },
          fg: {
            DEFAULT: { value: 'var(--fg)' },
            muted: { value: 'var(--fg-muted)' },
            subtle: { value: 'var(--fg-muted)' },
            error: { value: 'var(--fg-danger)' },
          },
          border: {
            DEFAULT: { value: 'var(--border)' },
            emphasized: { value: 'var(--border-strong)' },
            error: { value: 'var(--border-danger)' },
          },
        },
      },
    },
  }),
);
