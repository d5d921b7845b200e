import type { ComponentType } from 'react';
import { HomePage } from './home/home-page';

/** `intro`: the page is the first of a visit's document. */
type ShellPageComponent = ComponentType<{ readonly intro: boolean }>;

/** The components of the shell's own pages. Apart from `shell-pages.ts`, because loading a page needs none of them. */
export const pageComponents: Readonly<Record<string, ShellPageComponent>> = {
  home: HomePage,
};
