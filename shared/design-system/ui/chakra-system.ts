import { createSystem } from '@chakra-ui/react/styled-system';

/**
 * Chakra's behaviour without Chakra's look: no reset, no tokens and no global styles of its own. What its parts look
 * like is written in CSS Modules over the tokens of `shared/theme`, as everywhere.
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
