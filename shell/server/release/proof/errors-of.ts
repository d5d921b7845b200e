import { backendContract } from '@iwan/shared/contracts/backend';
import { callName } from '@iwan/shared/contracts/call';
import type { Release } from '@iwan/shared/contracts/release';
import { refusalsOf } from '../../../src/composition/compose';
import { composeOffice } from '../../../src/composition/compose-office';
import { type Grants, remoteRefusal } from '../../../src/composition/grants';
import { knownVariations } from '../../data/calls/cached-call';
import type { LiveRelease } from '../read-release';
import { renderingErrors } from './rendering-errors';
import { styleErrors } from './style-errors';

/**
 * The limits of one page, part or dialog before hydration: its entry, its scripts and its styles, in bytes before compression.
 * Four times the compressed budget of a whole page, less the shell's share.
 */
const scriptBudget = 320_000;
const styleBudget = 80_000;

export interface Surroundings {
  readonly grants: Grants;
  /** The live releases, of this remote and of others. */
  readonly live: readonly Release[];
  /** Whether what is in use may be removed: pages, slots, dialogs, resources, forms. */
  readonly mayRemove: boolean;
}

/** Why a release may not be published, a sentence each: checked from the cheapest to the most expensive. */
export async function issuesOf(
  candidate: LiveRelease,
  folder: string,
  { grants, live, mayRemove }: Surroundings,
): Promise<readonly string[]> {
  const { release } = candidate;
  const before = live.find(({ name }) => name === release.name);
  return [
    ...refusalsOf(release, live, grants),
    ...composeOffice([release], grants).refusals,
    ...ungrantedErrors(release, grants),
    ...(mayRemove || !before ? [] : goneErrors(release, before)),
    ...callErrors(release),
    ...sizeErrors(release),
    ...(await styleErrors(release, folder)),
    ...(await renderingErrors(candidate, folder)),
  ];
}

/** A remote without pages is granted nothing, but would not be shown either. */
function ungrantedErrors({ name, pages }: Release, grants: Grants): readonly string[] {
  const refusal = pages.length > 0 ? null : remoteRefusal(grants, name);
  return refusal === null ? [] : [refusal];
}

/** What visitors use now and would not find any more. */
function goneErrors(release: Release, before: Release): readonly string[] {
  const kinds = [
    ['page at', release.pages.map(({ pattern }) => pattern), before.pages.map(({ pattern }) => pattern)],
    ['part in', release.slots.map(({ slot }) => slot), before.slots.map(({ slot }) => slot)],
    ['dialog', release.dialogs.map(({ name }) => name), before.dialogs.map(({ name }) => name)],
    ['resource at', patternsOf(release), patternsOf(before)],
    ['form', formsOf(release), formsOf(before)],
    ['screen of the office at', screensOf(release), screensOf(before)],
  ] as const;
  return kinds.flatMap(([kind, has, had]) =>
    had
      .filter((each) => !has.includes(each))
      .map(
        (each) =>
          `${release.name} would lose its ${kind} ${each}, which is in use: say --remove where that is meant, or bring it back.`,
      ),
  );
}

const screensOf = ({ office }: Release) => office?.pages.map(({ pattern }) => pattern) ?? [];
const patternsOf = ({ resources = [] }: Release) => resources.map(({ pattern }) => pattern);

function formsOf({ pages, slots, dialogs }: Release): readonly string[] {
  return [...new Set([...pages, ...slots, ...dialogs].flatMap(({ forms = [] }) => forms))];
}

/** Declared calls that no backend of the contract has, or that would not be cached as declared. */
function callErrors({ name, calls = [], backend }: Release): readonly string[] {
  const contracted: readonly string[] = backendContract.calls;
  const answered: readonly string[] = [...contracted, ...backendContract.extensions];
  const unknown = [
    ...backend.calls.filter((call) => !contracted.includes(call)),
    ...calls.map(callName).filter((call) => !answered.includes(call)),
  ];
  const unkept = calls.flatMap((call) =>
    (call.keep?.variesBy ?? [])
      .filter((variation) => !knownVariations.includes(variation))
      .map(
        (variation) =>
          `${name} keeps ${callName(call)} by "${variation}", which this shell does not know: it would never be kept.`,
      ),
  );
  return [
    ...[...new Set(unknown)].map(
      (call) =>
        `${name} declares the call "${call}", which is not in the backend's contract ${backendContract.version}.`,
    ),
    ...unkept,
  ];
}

/** The modules of a release that exceed them, a sentence each. */
function sizeErrors({ name, entry, modules, files }: Release): readonly string[] {
  const bytesOf = (names: readonly string[]) => names.reduce((sum, file) => sum + (files[file]?.bytes ?? 0), 0);
  return Object.entries(modules).flatMap(([module, { js, css }]) => {
    const scripts = bytesOf([entry, ...js]);
    const styles = bytesOf(css);
    return [
      ...(scripts > scriptBudget ? [tooLarge(name, module, 'scripts', scripts, scriptBudget)] : []),
      ...(styles > styleBudget ? [tooLarge(name, module, 'styles', styles, styleBudget)] : []),
    ];
  });
}

function tooLarge(name: string, module: string, kind: string, bytes: number, budget: number): string {
  const kilobytes = (count: number) => `${Math.ceil(count / 1000)} KB`;
  return `${name} ${module} has ${kilobytes(bytes)} of ${kind}; its budget is ${kilobytes(budget)}.`;
}
