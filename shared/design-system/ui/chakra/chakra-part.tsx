import { LocaleProvider } from '@chakra-ui/react/locale';
import { ChakraProvider, createSystem } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useLocale } from '../../../domain/format/locale-context';

/**
 * The site's system: no reset, no global styles, no utilities and no tokens. The parts are unstyled; their look is that of
 * CSS Modules with the tokens of `shell/src/theme`, so it follows every mode of the site.
 */
const siteSystem = createSystem({
  preflight: false,
  disableLayers: true,
  globalCss: {},
  theme: {
    slotRecipes: {
      dialog: { className: 'dialog', slots: ['positioner', 'content', 'title', 'closeTrigger'], base: {} },
      slider: { className: 'slider', slots: ['root', 'control', 'track', 'range', 'thumb'], base: {} },
    },
  },
});

/** Wraps each part on Chakra UI: the site's system, and the locale of the page, from which Chakra takes the direction. */
export function ChakraPart({ children }: { readonly children: ReactNode }) {
  return (
    <ChakraProvider value={siteSystem}>
      <LocaleProvider locale={useLocale()}>{children}</LocaleProvider>
    </ChakraProvider>
  );
}
