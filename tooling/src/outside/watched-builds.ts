import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Exposes } from '@iwan/shared/contracts/exposes';
import { type Configuration, type MultiCompiler, rspack } from '@rspack/core';
import { oneAfterAnother } from '../at-once';
import { remoteBuilds } from '../build/remote-builds';
import { describeRemote, type RemoteDefinition } from '../remote';
import { sentenceOf } from '../stop-with-sentence';

/** The compilers of a project, which watch its sources. Started anew when its table of contents has changed. */
export class WatchedBuilds {
  readonly #folder: string;
  readonly #dist: string;
  readonly #publish: (remote: RemoteDefinition) => Promise<void>;
  #watching: ReturnType<MultiCompiler['watch']> | undefined;
  #starts = 0;

  constructor(folder: string, dist: string, publish: (remote: RemoteDefinition) => Promise<void>) {
    this.#folder = folder;
    this.#dist = dist;
    this.#publish = oneAfterAnother(publish);
  }

  /** Resolves when the first build is published, or its errors are printed. */
  async start(name: string): Promise<void> {
    this.#starts += 1;
    const file = pathToFileURL(join(this.#folder, 'src', 'exposes.ts'));
    // Node caches imported modules by their URL.
    const { exposes } = (await import(`${file}?${this.#starts}`)) as { exposes: Exposes };
    const remote = describeRemote(name, this.#folder, exposes);
    await this.stop();
    const compiler = rspack(remoteBuilds(remote, 'production').map((build) => this.#builtApart(build)));
    await new Promise<void>((resolve) => {
      this.#watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
        if (error || !stats || stats.hasErrors()) {
          console.error(error?.message ?? stats?.toString({ preset: 'errors-only', colors: true }));
          resolve();
        } else void this.#publish(remote).catch(printError).then(resolve);
      });
    });
  }

  /** With the output folder of development in place of the project's own. */
  #builtApart(configuration: Configuration): Configuration {
    const path = join(this.#dist, relative(join(this.#folder, 'dist'), configuration.output?.path ?? ''));
    return { ...configuration, output: { ...configuration.output, path } };
  }

  async stop(): Promise<void> {
    const watching = this.#watching;
    this.#watching = undefined;
    await new Promise<void>((resolve) => (watching ? watching.close(() => resolve()) : resolve()));
  }
}

/** Reports an error at the terminal, and goes on. */
export const printError = (error: unknown): void => console.error(sentenceOf(error));
