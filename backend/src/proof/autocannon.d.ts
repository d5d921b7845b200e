/** The types of autocannon 9 that the measurements use; the package has none. */
declare module 'autocannon' {
  interface Request {
    headers: Record<string, string>;
  }
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly method?: 'GET' | 'POST';
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly requests?: readonly { readonly setupRequest: (request: Request) => Request }[];
  }
  interface Result {
    readonly requests: { readonly average: number };
    readonly throughput: { readonly average: number };
    readonly non2xx: number;
    readonly errors: number;
  }
  interface Instance extends PromiseLike<Result> {
    /** `responseTime` in milliseconds, with fractions. */
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, responseTime: number) => void,
    ): void;
  }
  export default function autocannon(options: Options): Instance;
}
