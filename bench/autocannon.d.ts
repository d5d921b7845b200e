/** The options of autocannon 9 that the bench uses; the package has no types. */
declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly workers?: number;
    /** Whether each `[<id>]` in a path is replaced by another text in each request. */
    readonly idReplacement?: boolean;
    readonly requests?: readonly { readonly path: string }[];
    readonly headers?: Readonly<Record<string, string>>;
  }
  export default function autocannon(options: Options): Promise<unknown>;
}
