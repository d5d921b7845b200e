import type { FastifyBaseLogger } from 'fastify';
import { declaredBy } from '../data/calls/call-table';
import type { StrayErrors } from '../operation/stray-errors';
import type { Metrics } from '../operation/telemetry/metrics';
import { type ProgramOptions, RemoteProcess } from '../remote/workers/remote-process';
import { RemoteWorkers } from '../remote/workers/remote-workers';
import type { StartWorkers } from './read-release';

const reasons = [
  [/did not answer|read nothing/, 'hung'],
  [/out of memory|of memory/, 'memory'],
  [/was busy/, 'busy'],
  [/invalid message/, 'messages'],
  [/ended by itself/, 'exit'],
] as const;

/** The limit of logged console lines of one remote in an interval, and the interval in milliseconds. */
const mostLines = 20;
const lineInterval = 10_000;

interface Parts {
  readonly log: FastifyBaseLogger;
  readonly strayErrors: StrayErrors;
  readonly program: ProgramOptions;
  readonly metrics: Metrics;
  /** Called with a fault of a release outside of a page: its process has ended, or an unhandled error was thrown. */
  readonly onFault: (remote: string, version: string) => void;
}

/** Starts the processes of a release, and logs their output under the name of their remote. */
export function remoteStarter({ log, strayErrors, program, metrics, onFault }: Parts): StartWorkers {
  return (release, readBundles) => {
    const { name: remote, version } = release;
    let lines = 0;
    const counting = setInterval(() => {
      lines = 0;
    }, lineInterval).unref();
    const starting = RemoteWorkers.start({
      remote,
      version,
      readBundles,
      isDeclared: declaredBy(release),
      startProcess: (listeners) => new RemoteProcess(program, listeners),
      onEvent(sentence, reason) {
        metrics.addWorkerEnd({ remote, version }, endReason(reason));
        log.error({ remote, version }, sentence);
        onFault(remote, version);
      },
      onCall: (call, isAnswered, milliseconds) =>
        metrics.addRemoteCall({ remote, version }, call, isAnswered ? 'answered' : 'failed', milliseconds / 1000),
      log: {
        onReport: (error) => log.warn({ remote, problem: error }, 'A record of the backend was skipped'),
        onStray(error) {
          metrics.addStrayError({ remote, version });
          strayErrors.add(log, remote, error);
          onFault(remote, version);
        },
        onConsole: (line) => {
          lines += 1;
          if (lines <= mostLines) log.info({ remote }, line);
        },
      },
    });
    starting.catch(() => clearInterval(counting));
    return starting;
  };
}

/** The reason for the end of a process as one of a few labels: its full sentence would be a series each. */
export function endReason(sentence: string): string {
  return reasons.find(([pattern]) => pattern.test(sentence))?.[1] ?? 'other';
}
