import type { PageBudget } from './budgets';
import type { Kind } from './measure-bytes';
import type { ScriptPackages } from './script-packages';

/** The measurements of a page that do not depend on the speed of the machine. */
export interface Weight {
  readonly kilobytes: Readonly<Record<Kind | 'hydrated', number>>;
  readonly requests: number;
  readonly scripts: Pick<ScriptPackages, 'npm' | 'twice' | 'unknown'>;
  /** Classes without styles in the document. */
  readonly unstyled: readonly string[];
  /** Addresses that failed, or had no response. */
  readonly failed: readonly string[];
}

const whats: Readonly<Record<keyof Weight['kilobytes'], string>> = {
  document: 'of HTML',
  script: 'of script without a touch',
  ahead: 'of script fetched ahead',
  hydrated: 'of script with everything hydrated',
  style: 'of style sheets',
  font: 'of fonts',
  image: 'of pictures',
  other: 'of other files',
};

/** A message for each exceeded budget of a page. */
export function passedBudgets(page: string, weight: Weight, budget: PageBudget): readonly string[] {
  const { kilobytes, requests, scripts, unstyled, failed } = weight;
  const over = (measured: number, { goal, limit }: PageBudget['requests'], what: string) =>
    measured > limit
      ? [`${page}: ${one(measured)} ${what}; the limit is ${limit}${goal === undefined ? '' : `, the goal ${goal}`}.`]
      : [];
  const added = scripts.npm.filter((name) => !budget.packages.includes(name));
  const twice = scripts.twice.filter((name) => !budget.twice.includes(name));
  return [
    ...(Object.keys(whats) as (keyof typeof whats)[]).flatMap((kind) =>
      over(kilobytes[kind], budget.kilobytes[kind], `KB ${whats[kind]}`),
    ),
    ...over(requests, budget.requests, 'requests'),
    ...added.map((name) => `${page}: ${name} is part of the code of the page, and its budget does not name it.`),
    ...twice.map((name) => `${page}: ${name} is fetched twice, from two files or in two versions.`),
    ...scripts.unknown.map((file) => `${page}: ${file} is a script of no build in this folder.`),
    ...unstyled
      .slice(0, 1)
      .map((name) => `${page}: no style sheet that the document names styles ${name}${andMore(unstyled.length - 1)}.`),
    ...failed.map((url) => `${page}: ${url} did not come.`),
  ];
}

const andMore = (classes: number) => (classes === 0 ? '' : ` and ${classes} more of its classes`);

const one = (measured: number) => (Number.isInteger(measured) ? String(measured) : measured.toFixed(1));
