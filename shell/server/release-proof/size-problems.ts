import type { Release } from '@iwan/shared/contracts/release';

/**
 * The limits of one page, part or dialog before hydration: its entry, its scripts and its styles, in bytes before compression.
 * Four times the compressed budget of a whole page, less the shell's share.
 */
const scriptBudget = 320_000;
const styleBudget = 80_000;

/** The modules of a release that exceed them, a sentence each. */
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
