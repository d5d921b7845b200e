import type { Head, LoaderArguments } from '@iwan/shared/contracts/module';
import type { ComponentType } from 'react';
import type { SlotName } from '../../remotes';

/** The code of a page of the shell's own, as its folder exports it. */
export interface ShellPageModule<Data = unknown> {
  /** `intro`: the page is the first of a visit's document. */
  readonly Component: ComponentType<{ readonly intro: boolean; readonly data: Data }>;
  /**
   * Loads the backend's data of a page, on the server for the first page and in the browser for the following ones. Rejects only when
   * aborted: a page of the shell is shown without a backend too. It gets no query, since all queries of a path share a document.
   */
  readonly loader?: (args: Omit<LoaderArguments, 'query'>) => Promise<Data>;
  /** `locale`: BCP 47. */
  readonly head: (locale: string, data: Data) => Head;
  /** The attributes of the `link` that preloads the picture at the top of the page. */
  readonly preload?: Readonly<Record<string, string>>;
}

/** Checks the types of a page with data, and returns it as a page of any data. */
export function defineShellPage<Data>(page: ShellPageModule<Data>): ShellPageModule {
  return page as unknown as ShellPageModule;
}

/** A page that the shell renders itself. */
export interface ShellPage {
  /** Its slots for parts of remotes. */
  readonly slots: readonly SlotName[];
  /** When the server's HTML is hydrated: with the shell, at a touch of the page, or never. */
  readonly hydration: 'interaction' | 'none';
  readonly code: LazyCode<ShellPageModule>;
}

/** The shell's own pages by their names. */
export type ShellPages = Readonly<Record<string, ShellPage>>;

/** Code that is loaded on demand. */
export interface LazyCode<Code> {
  /** Rejects where it fails to load; the next call tries again. */
  readonly load: () => Promise<Code>;
  /** `null` before it is loaded. */
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
