import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LeadDeclaration, LeadFieldDeclaration } from '@iwan/shared/contracts/lead';
import { formNamePattern, type Release, remoteNamePattern, versionPattern } from '@iwan/shared/contracts/release';
import { TrustedStore } from '@iwan/shared/contracts/trusted-store';
import { z } from 'zod';
import type { Environment } from '../../environment';
import { consent, email, location, message, name, phone, text } from './field-rules';
import type { LeadForm, PublicFormat } from './lead-form';

/** The remote and the form that a `source` names: `mfe-guides/tour`; `null` for a form of section 7. */
export function declaredName(source: unknown): { readonly remote: string; readonly form: string } | null {
  const [remote = '', form = '', ...more] = typeof source === 'string' ? source.split('/') : [];
  return more.length === 0 && remoteNamePattern.test(remote) && formNamePattern.test(form) ? { remote, form } : null;
}

type Settings = Pick<Environment, 'releasesDir' | 'releaseKeys' | 'dataFolder'>;

/** The forms that the releases of a store declare. Read for each lead: there are few, and a release may be new. */
export class DeclaredForms {
  readonly #store: string;
  readonly #trust: TrustedStore;

  constructor({ releasesDir, releaseKeys, dataFolder }: Settings) {
    this.#store = releasesDir;
    this.#trust = new TrustedStore(releaseKeys, dataFolder);
  }

  /**
   * The form of the live release; where that has none, of another in the store, since an open tab may have the page of an earlier
   * one. `null` where no release declares it, or the store cannot be read.
   */
  async find(source: string, sentAs: PublicFormat): Promise<LeadForm | null> {
    const asked = declaredName(source);
    if (asked === null) return null;
    const folder = join(this.#store, asked.remote);
    const pointed = (await readJson(join(folder, 'current.json'))) as { readonly version?: unknown } | null;
    const entries = await readdir(folder).catch(() => []);
    const live = String(pointed?.version);
    const versions = entries.filter((entry) => versionPattern.test(entry)).sort((one) => (one === live ? -1 : 1));
    for (const version of versions) {
      const release = (await readJson(join(folder, version, 'release.json'))) as Partial<Release> | null;
      const found = release?.leads?.find((each) => each.name === asked.form);
      const signed = { kind: 'release', remote: asked.remote } as const;
      if (found && this.#trust.problemOf(release, signed) === null) return leadFormOf(source, found, sentAs);
    }
    return null;
  }
}

function leadFormOf(source: string, declared: LeadDeclaration, sentAs: PublicFormat): LeadForm {
  const rules = Object.entries(declared.fields).map(([field, declaration]) => [field, ruleOf(declaration)]);
  return {
    name: source,
    sentAs,
    knownBy: { source },
    fields: z.object({
      ...Object.fromEntries(rules),
      // For the mail, the office and exports, which do not read releases.
      form_title: z.preprocess(() => declared.title, z.string()),
      source: text,
      ...(declared.consent !== undefined && { consent }),
    }),
    ...(declared.consent !== undefined && { consent: declared.consent }),
    subject: ({ name, email, phone }) => [declared.title, name ?? email ?? phone],
  };
}

const rules = { name, phone, email, message, location } as const;

function ruleOf({ kind, missing, options = [] }: LeadFieldDeclaration): z.ZodType {
  const error = missing ?? '';
  switch (kind) {
    case 'text':
      return missing === undefined ? text : z.string({ error }).trim().min(1, error).max(200);
    case 'choice': {
      const choice = z.enum(options as string[], { error });
      return missing === undefined ? z.union([choice, z.literal('')]).nullish() : choice;
    }
    default: {
      const rule = rules[kind];
      return missing === undefined ? z.union([z.literal(''), rule]).nullish() : rule;
    }
  }
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}
