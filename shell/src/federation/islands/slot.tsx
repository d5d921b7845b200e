import type { SlotName } from '../../remotes';
import { usePage } from '../page/page-context';
import { Island } from './island';

/** A slot on a page of the shell, with its parts of remotes. The page must list it in `shell-pages.ts`. */
export function Slot({ name }: { readonly name: SlotName }) {
  const parts = usePage().page.slots[name];
  if (!parts) throw new Error(`The page does not list the place "${name}".`);
  return parts.map(({ id, source, result }) => <Island key={id} id={id} source={source} loaded={result} />);
}
