import * as http from '@iwan/shared/api/http';
import type { optionalSingletons, SingletonName } from '@iwan/shared/contracts/singletons';
import * as addresses from '@iwan/shared/paths/addresses';
import * as router from '@iwan/shared/router/router';
import * as siteStore from '@iwan/shared/state/site-store';
import * as dialog from '@iwan/shared/ui/dialog';
import * as rangeSlider from '@iwan/shared/ui/range-slider';
import * as react from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** The singletons on the server: the shell's own copies. */
const copies: Readonly<Record<Exclude<SingletonName, keyof typeof optionalSingletons>, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react-dom': reactDom,
  '@iwan/shared/router/router': router,
  '@iwan/shared/state/site-store': siteStore,
  '@iwan/shared/api/http': http,
  '@iwan/shared/paths/addresses': addresses,
  '@iwan/shared/ui/dialog': dialog,
  '@iwan/shared/ui/range-slider': rangeSlider,
};

export const providedModules: ReadonlyMap<string, unknown> = new Map<string, unknown>(Object.entries(copies));
