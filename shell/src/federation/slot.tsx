import { type SlotName, slots } from '../remotes';
import { Island } from './island';
import { usePage } from './page-context';

/** The place of a remote's slot on a page of the shell. The page must list it in `shell-pages.ts`. */
export function Slot({ name }: { readonly name: SlotName }) {
  const result = usePage().page.slots[name];
  if (!result) throw new Error(`The page does not list the slot "${name}".`);
  return <Island id={name} source={slots[name]} loaded={result} />;
}
