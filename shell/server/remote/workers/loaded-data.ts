import { createHash } from 'node:crypto';
import { escapeJsonText } from '../../../src/document/head-tags';
import { type PageMetadata, receivedMetadata } from '../../../src/federation/page-metadata';
import type { PlaceWord } from '../../data/place-cache';
import type { Loaded } from '../messages/messages';

/** The result of a loader: JSON that is inserted into documents, and the metadata of a page. */
export class LoadedData {
  /** Empty for none. */
  readonly json: string;
  /** What the loader has read of the query. */
  readonly reads: readonly PlaceWord[];
  readonly #sentMetadata: string | undefined;
  #metadata: PageMetadata | undefined;
  #digest: string | undefined;
  #escaped: string | undefined;

  constructor({ data, metadata, reads }: Loaded) {
    this.json = data;
    this.reads = reads;
    this.#sentMetadata = metadata;
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

  /** The metadata of the page, parsed once. Throws for another module, and for metadata that a document cannot have. */
  get metadata(): PageMetadata {
    if (this.#sentMetadata === undefined) throw new Error('It is no page.');
    this.#metadata ??= receivedMetadata(JSON.parse(this.#sentMetadata) as PageMetadata);
    return this.#metadata;
  }

  toJSON(): unknown {
    return this.json === '' ? undefined : JSON.parse(this.json);
  }
}
