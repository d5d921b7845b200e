import { createSystem } from '@chakra-ui/react/styled-system';

/**
 * Chakra's behaviour without Chakra's styles: no reset, no tokens and no global styles. The styles of its components are CSS
 * Modules with the tokens of the shell's theme, as everywhere.
 */
export const chakraSystem = createSystem({
  preflight: false,
  disableLayers: true,
  globalCss: {},
  theme: {
    slotRecipes: {
      slider: { className: 'slider', slots: ['root', 'control', 'track', 'range', 'thumb'], base: {} },
      dialog: { className: 'dialog', slots: ['backdrop', 'positioner', 'content', 'title', 'closeTrigger'], base: {} },
    },
  },
});
