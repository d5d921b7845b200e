import type { Release } from '@iwan/shared/contracts/release';

/**
 * What one page, part or dialog may cost a visitor before it is hydrated: its entry, its scripts and its styles, in bytes
 * before compression. Four times what the budgets of the whole page allow compressed, less what the shell brings.
 */
const scriptBudget = 320_000;
const styleBudget = 80_000;

/** The modules of a release that cost more than they may, a sentence each. */
export function sizeProblems({ name, entry, modules, files }: Release): readonly string[] {
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
