import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LeadDeclaration, type LeadFieldDeclaration, leadSource } from '@iwan/shared/contracts/lead';
import { formNamePattern, type Release, remoteNamePattern, versionPattern } from '@iwan/shared/contracts/release';
import { TrustedStore } from '@iwan/shared/contracts/trusted-store';
import { z } from 'zod';
import type { Environment } from '../../environment';
import { consent, doNotCall, email, location, message, name, phone, text } from './field-rules';
import type { LeadForm, PublicFormat } from './lead-form';

/** The remote and the form that a `source` names: `mfe-guides/tour`; `null` for a form of section 7. */
export function declaredName(source: unknown): { readonly remote: string; readonly form: string } | null {
  const [remote = '', form = '', ...more] = typeof source === 'string' ? source.split('/') : [];
  return more.length === 0 && remoteNamePattern.test(remote) && formNamePattern.test(form) ? { remote, form } : null;
}

type Settings = Pick<Environment, 'releasesDir' | 'releaseKeys' | 'dataFolder'>;

/** The forms that the releases of a store declare. Read for each lead and list: there are few, and a release may be new. */
export class DeclaredForms {
  readonly #store: string;
  readonly #trust: TrustedStore;

  constructor({ releasesDir, releaseKeys, dataFolder }: Settings) {
    this.#store = releasesDir;
    this.#trust = new TrustedStore(releaseKeys, dataFolder);
  }

  /** A form by its source, as `declarationOf` finds it. */
  async find(source: string, sentAs: PublicFormat): Promise<LeadForm | null> {
    const found = await this.declarationOf(source);
    return found && leadFormOf(source, found, sentAs);
  }

  /** The sources of the forms that the live releases declare; none where the store cannot be read. */
  async liveSources(): Promise<readonly string[]> {
    const remotes = (await readdir(this.#store).catch(() => [])).filter((entry) => remoteNamePattern.test(entry));
    const sources = remotes.map(async (remote) => {
      const version = await this.#liveVersion(remote);
      const release = version === null ? null : await this.#trustedRelease(remote, version);
      return release?.leads?.map(({ name }) => leadSource(remote, name)) ?? [];
    });
    return (await Promise.all(sources)).flat();
  }

  /**
   * The declaration in the live release; where that has none, in another of the store, since an open tab may have the page of an
   * earlier one. `null` where no release declares it, or the store cannot be read.
   */
  async declarationOf(source: string): Promise<LeadDeclaration | null> {
    const requested = declaredName(source);
    if (requested === null) return null;
    const entries = await readdir(join(this.#store, requested.remote)).catch(() => []);
    const live = await this.#liveVersion(requested.remote);
    const versions = entries.filter((entry) => versionPattern.test(entry)).sort((one) => (one === live ? -1 : 1));
    for (const version of versions) {
      const release = await this.#trustedRelease(requested.remote, version);
      const found = release?.leads?.find((each) => each.name === requested.form);
      if (found) return found;
    }
    return null;
  }

  async #liveVersion(remote: string): Promise<string | null> {
    const pointed = (await readJson(join(this.#store, remote, 'current.json'))) as {
      readonly version?: unknown;
    } | null;
    const version = String(pointed?.version ?? '');
    return versionPattern.test(version) ? version : null;
  }

  /** The description of a release; `null` where it cannot be read, or its signature is not trusted. */
  async #trustedRelease(remote: string, version: string): Promise<Partial<Release> | null> {
    const release = (await readJson(join(this.#store, remote, version, 'release.json'))) as Partial<Release> | null;
    return this.#trust.issueOf(release, { kind: 'release', remote }) === null ? release : null;
  }
}

function leadFormOf(source: string, declared: LeadDeclaration, sentAs: PublicFormat): LeadForm {
  const { consent: agreedTo } = declared;
  const rules = Object.entries(declared.fields).map(([field, declaration]) => [field, ruleOf(declaration)]);
  return {
    name: source,
    sentAs,
    knownBy: { source },
    fields: z.object({
      ...Object.fromEntries(rules),
      ...('phone' in declared.fields && { do_not_call: doNotCall }),
      // For the mail and exports, which do not read releases.
      form_title: z.preprocess(() => declared.title, z.string()),
      source: text,
      ...(agreedTo !== undefined && { consent }),
    }),
    ...(agreedTo !== undefined && { consent: () => agreedTo }),
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
