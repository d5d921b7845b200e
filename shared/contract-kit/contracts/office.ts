import { type ComponentType, createElement } from 'react';
import { LocaleContext } from '../../domain/format/locale-context';
import type { Titled } from './titles';

/** The prefix of every address of the office, on its own origin; the site has no page below it. */
export const officePrefix = '/office';

/** A screen of a remote in the office, in its table of contents (contract 3.1). */
export interface ExposedOfficePage {
  readonly audience: 'office';
  /** As for a page; below `/office` and a prefix that is granted to the remote: `/office/projects/:id`. */
  readonly pattern: string;
  /** The folder in `src/office`; the page's own name when left out. */
  readonly module?: string;
  /** Its title in the menu and the browser's tab, by locale (BCP 47). */
  readonly title: (locale: string) => string;
  /** Its position in the menu, the lowest first; a page without one is reached by links. */
  readonly inMenu?: number;
  /** The resource that it shows: only people with the right to read it see the screen; everybody of the office when left out. */
  readonly resource?: string;
}

/** A screen of the office in a release. */
export interface OfficePageDeclaration extends Titled {
  readonly name: string;
  readonly pattern: string;
  /** The name of the module that the office's container exposes: `./office/projects`. */
  readonly module: string;
  readonly inMenu?: number;
  readonly resource?: string;
}

/**
 * The office's part of a release. It has a container of its own, so that no file of the site contains any of it; its files are
 * below `officeFolder`.
 */
export interface ReleasedOffice {
  readonly container: string;
  readonly entry: string;
  readonly pages: readonly OfficePageDeclaration[];
}

/** The folder of the office's browser files in a release; the site does not serve them. */
export const officeFolder = 'browser/office/';

/** The props of a screen's component. */
export interface OfficePageProps {
  /** The parameters of its address, decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** BCP 47. */
  readonly locale: string;
  /** The origin of the site, without a trailing slash, for links to public pages. */
  readonly siteUrl: string;
}

/** A screen of the office. It runs in the browser only. */
export interface OfficeModule {
  readonly Component: ComponentType<OfficePageProps>;
}

/**
 * For the type of a screen, and provides the locale (`useLocale`). Each module in `src/office` exports its result as `office`.
 */
export function defineOfficePage({ Component }: OfficeModule): OfficeModule {
  return { Component: withLocale(Component) };
}

function withLocale(Component: OfficeModule['Component']): OfficeModule['Component'] {
  return function InLocale(props) {
    return createElement(LocaleContext, { value: props.locale }, createElement(Component, props));
  };
}

/**
 * The singletons of the office, which the shell's office provides to the containers of remotes: packages that share state
 * through React contexts. Remotes bundle everything else.
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
  /** The address of the list: `/office/projects`. */
  readonly path: string;
  /** The folders in `src/office` of the list and of one record. */
  readonly list: string;
  readonly record: string;
  readonly title: (locale: string) => string;
  readonly inMenu: number;
  readonly resource: string;
}

/** The screens of a resource: its list in the menu, and one record; a new one is at `<path>/new`. */
export function recordScreens(screens: RecordScreens): Readonly<Record<string, ExposedOfficePage>> {
  const { path, list, record, title, inMenu, resource } = screens;
  const screen = { audience: 'office', title, resource } as const;
  return {
    [`office-${list}`]: { ...screen, pattern: path, module: list, inMenu },
    [`office-new-${record}`]: { ...screen, pattern: `${path}/new`, module: record },
    [`office-${record}`]: { ...screen, pattern: `${path}/:id`, module: record },
  };
}
