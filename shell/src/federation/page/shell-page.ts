import type { Head } from '@iwan/shared/contracts/module';
import type { ComponentType } from 'react';
import type { SlotName } from '../../remotes';

/** The code of a page of the shell's own, as its folder exports it. */
export interface ShellPageModule {
  /** `intro`: the page is the first of a visit's document. */
  readonly Component: ComponentType<{ readonly intro: boolean }>;
  /** `locale`: BCP 47. */
  readonly head: (locale: string) => Head;
  /** The attributes of the `link` that fetches the picture which the page opens with before its place is read. */
  readonly preload?: Readonly<Record<string, string>>;
}

/** A page that the shell renders itself. */
export interface ShellPage {
  /** The places of it where parts of remotes stand. */
  readonly slots: readonly SlotName[];
  /** When the HTML of the server gets its code: with the shell's, once somebody touches the page, or never. */
  readonly hydration: 'interaction' | 'none';
  readonly code: LazyCode<ShellPageModule>;
}

/** The shell's own pages by their names. */
export type ShellPages = Readonly<Record<string, ShellPage>>;

/** Code that comes when it is asked for. */
export interface LazyCode<Code> {
  /** Rejects where it does not come; the next one asks again. */
  readonly load: () => Promise<Code>;
  /** `null` before it has come. */
  readonly now: Code | null;
}

export function lazyCode<Code>(bring: () => Promise<Code>): LazyCode<Code> {
  let now: Code | null = null;
  return {
    async load() {
      now ??= await bring();
      return now;
    },
    get now() {
      return now;
    },
  };
}
