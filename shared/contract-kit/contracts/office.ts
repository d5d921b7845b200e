import { type ComponentType, createElement } from 'react';
import { LocaleContext } from '../../domain/format/locale-context';
import type { Titled } from './titles';

/** The prefix of every address of the office, on its own origin; the site answers nothing below it. */
export const officePrefix = '/office';

/** A screen of a remote in the office, as its table of contents says it (contract 3.1). */
export interface ExposedOfficePage {
  readonly audience: 'office';
  /** As of a page; below `/office` and a prefix that is granted to the remote: `/office/projects/:id`. */
  readonly pattern: string;
  /** The folder in `src/office`; the page's own name when left out. */
  readonly module?: string;
  /** What it is called in the menu and the browser's tab, by locale (BCP 47). */
  readonly title: (locale: string) => string;
  /** Its place in the menu, least first; a page without one is led to from another page. */
  readonly inMenu?: number;
  /** The records that it shows: only who may read them sees it in the menu; everybody of the office when left out. */
  readonly resource?: string;
}

/** A screen of the office that a release has. */
export interface OfficePageDeclaration extends Titled {
  readonly name: string;
  readonly pattern: string;
  /** The name of the module that the office's container exposes: `./office/projects`. */
  readonly module: string;
  readonly inMenu?: number;
  readonly resource?: string;
}

/**
 * What a release offers to the office. It has a container of its own, so that no file that the site loads has a byte of it;
 * its files lie below `officeFolder`.
 */
export interface ReleasedOffice {
  readonly container: string;
  readonly entry: string;
  readonly pages: readonly OfficePageDeclaration[];
}

/** Where the browser files of the office lie in a release; the site serves none of them. */
export const officeFolder = 'browser/office/';

/** What the component of a screen is given. */
export interface OfficePageProps {
  /** The parameters of its address, decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** BCP 47. */
  readonly locale: string;
  /** Origin of the site, without a slash at its end, for links to what visitors see. */
  readonly siteUrl: string;
}

/** A screen of the office. It runs in the browser alone. */
export interface OfficeModule {
  readonly Component: ComponentType<OfficePageProps>;
}

/** Types a screen of the office, and hands the locale on (`useLocale`). Each module in `src/office` exports its result as `office`. */
export function defineOfficePage({ Component }: OfficeModule): OfficeModule {
  return { Component: withLocale(Component) };
}

function withLocale(Component: OfficeModule['Component']): OfficeModule['Component'] {
  return function InLocale(props) {
    return createElement(LocaleContext, { value: props.locale }, createElement(Component, props));
  };
}

/**
 * What exists once in the office, provided by the shell's office to the containers of remotes: packages that share state
 * through React's contexts. Beside them remotes carry what they use.
 */
export const officeSingletons = {
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  'react-dom': '19.3.1',
  'react-router-dom': '7.18.5',
  'react-hook-form': '7.92.0',
  '@tanstack/react-query': '5.108.0',
  '@chakra-ui/react': '3.37.0',
  'ra-core': '5.15.4',
} as const;

interface RecordScreens {
  /** Where the list is: `/office/projects`. */
  readonly path: string;
  /** The folders in `src/office` of the list and of one record. */
  readonly list: string;
  readonly record: string;
  readonly title: (locale: string) => string;
  readonly inMenu: number;
  readonly resource: string;
}

/** The screens of a resource: its list in the menu, and one record, which is a new one at `<path>/new`. */
export function recordScreens(screens: RecordScreens): Readonly<Record<string, ExposedOfficePage>> {
  const { path, list, record, title, inMenu, resource } = screens;
  const screen = { audience: 'office', title, resource } as const;
  return {
    [`office-${list}`]: { ...screen, pattern: path, module: list, inMenu },
    [`office-new-${record}`]: { ...screen, pattern: `${path}/new`, module: record },
    [`office-${record}`]: { ...screen, pattern: `${path}/:id`, module: record },
  };
}
