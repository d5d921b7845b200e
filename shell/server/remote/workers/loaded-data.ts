import { createHash } from 'node:crypto';
import { escapeJsonText } from '../../../src/document/head-tags';
import type { PageMetadata } from '../../../src/federation/page-metadata';

/** The data of a loader, as JSON that is inserted into documents. */
export class LoadedData {
  /** Empty for none. */
  readonly json: string;
  /** The parameters of the query that the loader has read; `null` for all. */
  readonly queryReads: readonly string[] | null;
  readonly #metadata: () => PageMetadata;
  #said: PageMetadata | undefined;
  #digest: string | undefined;
  #escaped: string | undefined;

  constructor(json: string, metadata: () => PageMetadata, queryReads: readonly string[] | null = []) {
    this.json = json;
    this.queryReads = queryReads;
    this.#metadata = metadata;
  }

  /** A digest of the JSON, computed once. */
  get digest(): string {
    this.#digest ??= createHash('sha256').update(this.json).digest('base64url');
    return this.#digest;
  }

  /** The JSON for a script element, computed once. */
  get escaped(): string {
    this.#escaped ??= escapeJsonText(this.json);
    return this.#escaped;
  }

  /** The metadata of the page, parsed once. Throws where its code did, or for metadata that a document cannot have. */
  get metadata(): PageMetadata {
    this.#said ??= this.#metadata();
    return this.#said;
  }

  toJSON(): unknown {
    return this.json === '' ? undefined : JSON.parse(this.json);
  }
}
