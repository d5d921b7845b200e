import { writeSync } from 'node:fs';
import { collectWhenIdle } from '../idle-collection';
import type { ToRemote } from '../remote-messages/messages';
import { sentProblem } from '../remote-messages/sent-problem';
import { providedModules } from './provided';
import { RemoteProgram } from './remote-program';
import { Repeated } from './repeated';
import { sealScope } from './sealed-scope';
import { Sections } from './sections';

// The program of a remote's process (`remote-workers/remote-process.ts`): removes everything that a remote must not use, and
// waits for its code.

/** The file in which the document server finds the last call (`remote-workers/remote-process.ts`). */
const noteDescriptor = 4;
/** The longest forwarded line of console output, in characters. */
const longestLine = 1_000;

const own = process;
const send = own.send?.bind(own) as (messages: unknown) => void;
const note = Buffer.alloc(4);
const sections = new Sections((id) => {
  note.writeUInt32LE(id);
  writeSync(noteDescriptor, note, 0, 4, 0);
});
const program = new RemoteProgram({
  send,
  sections,
  provided: providedModules,
  residentBytes: own.memoryUsage.rss,
});
const strayErrors = new Repeated<unknown>((problem, count) =>
  program.say({ kind: 'stray', count, problem: sentProblem(problem) }),
);
const lines = new Repeated<string>((line, count) =>
  program.say({ kind: 'console', count, line: line.slice(0, longestLine) }),
);
own.on('uncaughtException', (problem) => strayErrors.add(problem));
own.on('unhandledRejection', (problem) => strayErrors.add(problem));
// A terminal sends these signals to all processes of a site; this one ends when the document server does. SIGTERM is for this one
// alone, and ends also what is in a loop.
for (const signal of ['SIGINT', 'SIGHUP'] as const) own.on(signal, () => {});
const end = own.exit.bind(own);
own.on('disconnect', () => end(0));
// The document server was killed while this program was being loaded, and the event is over.
if (!own.connected) end(0);
own.on('message', (messages) => program.receive(messages as readonly ToRemote[]));
// Before the scope is sealed, in which nothing is left of what this takes.
collectWhenIdle();
sealScope({ sections, onConsole: (line) => lines.add(line) });
program.reportReady();
