import { backendContract } from '@iwan/shared/contracts/backend';
import type { Declarations } from '@iwan/shared/contracts/release';
import { catchAllRows, fixedRows, heldDialogs, type PageRow, slotHolders } from '../remotes';

/** Dialogs stood among the slots. */
const dialogs = [
  { name: 'calculator', title: 'Calculator', module: './slots/calculator-dialog' },
  { name: 'saved', title: 'Saved', module: './slots/saved-dialog' },
];

/**
 * What a release of contract 1 offers, which it did not say itself: the shell knew it by the names of the modules. Gone
 * with contract 3.
 */
export function declarationsOfContract1(remote: string, modules: readonly string[]): Declarations {
  const has = ({ module }: { readonly module: string }) => modules.includes(module);
  const rows = [...fixedRows, ...catchAllRows].filter((row): row is PageRow => 'owner' in row && row.owner === remote);
  return {
    contract: '^1.0.0',
    pages: rows
      .map(({ name, pattern }) => ({
        name,
        pattern,
        module: `./pages/${name === 'trending-project' ? 'project' : name}`,
        rank: 0,
        hydration: 'idle' as const,
        example: pattern,
      }))
      .filter(has),
    slots: Object.entries(slotHolders)
      .filter(([, holder]) => holder === remote)
      .map(([slot]) => ({ slot, module: `./slots/${slot}`, rank: 0, hydration: 'idle' as const }))
      .filter(has),
    dialogs: dialogs.filter((dialog) => heldDialogs[dialog.name]?.holder === remote && has(dialog)),
    backend: { contract: '^1.0.0', calls: backendContract.calls },
  };
}
