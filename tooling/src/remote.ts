import type { RemoteName } from './workspace';

/** What a remote's own configuration says: who it is and its table of contents. The factories do the rest. */
export interface RemoteDefinition {
  readonly name: RemoteName;
  /** Exposed name to source file, relative to the remote: `./pages/blog // => ./src/pages/blog/index.ts`. */
  readonly exposes: Readonly<Record<string, string>>;
}

/** Describes a remote; the default export of its `remote.config.ts`. */
export function remote(definition: RemoteDefinition): RemoteDefinition {
  return definition;
}
