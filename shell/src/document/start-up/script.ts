import { loadingDialogId, openDialog } from '@iwan/shared/dom/loading-dialog';
import { defaultLanguage, languages } from '@iwan/shared/domain/format/languages';
import { workerPath } from '@iwan/shared/paths/worker-path';
import { storedKeys } from '@iwan/shared/state/site-store';
import { drawBoundaries } from './draw-boundaries';
import { endIntro } from './end-intro';
import { lateFonts } from './late-fonts';
import { nameViewTransition } from './name-view-transition';
import {
  bootElementId,
  colourSchemeChanged,
  colourSchemeKey,
  fontsId,
  hydrationMark,
  introOver,
  languageOfferKey,
  optimisticToggles,
  pagePictureId,
  pressTimeout,
  scriptOriginsName,
  sheetOpeners,
  sheetTimeout,
  startUpMark,
  startUpName,
  startUpPlanId,
  translationName,
  viewTransitionMarker,
  viewTransitionName,
  visitKey,
} from './names';
import { recordTranslation } from './record-translation';
import { rememberPresses } from './remember-presses';
import { restrictSinks } from './restrict-sinks';
import { retryFiles } from './retry-files';
import { showColourScheme } from './show-colour-scheme';
import { type LanguageOffers, startWhenNeeded } from './start-when-needed';

/** The keys of the visitor's data in this browser. With any of them the page must show something that the server does not know. */
const storageKeys = [
  storedKeys.comparison,
  storedKeys.favourites,
  storedKeys.searches,
  storedKeys.display,
  storedKeys.session,
];

const languageOffers: LanguageOffers = {
  from: defaultLanguage.code,
  to: languages.filter((language) => language !== defaultLanguage).map(({ code }) => code),
  key: languageOfferKey,
};

type Call = readonly [(...argumentsText: never[]) => unknown, ...unknown[]];

/**
 * The script of every document: everything that happens on a page before the shell's code is requested. It is inline, so that it
 * works when all other files fail to load.
 */
export const startUpScript = [
  called(restrictSinks, workerPath, scriptOriginsName),
  called(showColourScheme, colourSchemeKey, colourSchemeChanged),
  called(rememberPresses, startUpName, pressTimeout, {
    ...{ openers: sheetOpeners, toggles: optimisticToggles, id: loadingDialogId, open: openDialog, sheetTimeout },
  }),
  called(recordTranslation, translationName),
  called(lateFonts, fontsId),
  called(endIntro, introOver, visitKey),
  called(nameViewTransition, viewTransitionName, viewTransitionMarker, pagePictureId),
  `(${compact(startWhenNeeded)})(${called(retryFiles, startUpMark)},${argumentsText([startUpPlanId, startUpMark, hydrationMark, storageKeys, languageOffers])})`,
].join(';');

/** An additional inline script in documents that are requested with `?boundaries`, for developers. */
export const boundariesScript = called(drawBoundaries, bootElementId, hydrationMark);

function called(...[code, ...rest]: Call): string {
  return `(${compact(code)})(${argumentsText(rest)})`;
}

/** The source of a function without indentation, line ends and redundant spaces: every document contains it. */
function compact(code: Call[0] | typeof startWhenNeeded): string {
  const lines = String(code).replace(/\n\s+/g, '\n');
  // Line breaks must stay after comments, which only development builds contain.
  if (lines.includes('//')) return lines;
  return lines
    .replace(/([{([;,:?&|>])\n/g, '$1')
    .replace(/\n([})\]])/g, '$1')
    .replace(/ (=>?|[=!]==|&&|\|\||[?:]) /g, '$1');
}

function argumentsText(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(',');
}
