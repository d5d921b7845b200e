import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installApart } from '@iwan/tooling/install-apart';

/** The part of Lighthouse that the bench uses; scores are from 0 to 1. */
export type Lighthouse = (
  url: string,
  flags: {
    readonly port: number;
    readonly logLevel: 'error';
    readonly output: 'json';
    readonly onlyCategories: readonly string[];
  },
) => Promise<
  | {
      readonly lhr: {
        readonly runtimeError?: { readonly message: string };
        readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
      };
    }
  | undefined
>;

/** Loads Lighthouse, and installs it first where necessary. Rejects with a message where it is unavailable. */
export async function loadLighthouse(): Promise<Lighthouse> {
  const folder = import.meta.dirname;
  installApart(folder, 'Lighthouse');
  const file = createRequire(join(folder, 'package.json')).resolve('lighthouse');
  const { default: lighthouse }: { default: Lighthouse } = await import(pathToFileURL(file).href);
  return lighthouse;
}
