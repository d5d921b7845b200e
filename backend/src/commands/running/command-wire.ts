import { z } from 'zod';

/** The output of a command, in order. */
export interface CommandLine {
  readonly to: 'stdout' | 'stderr';
  readonly text: string;
}

/** The response of `POST /commands`; `failure`: the error message with which the command ended. */
export interface CommandAnswer {
  readonly lines: readonly CommandLine[];
  readonly failure: string | null;
}

export const commandAnswer = z.object({
  lines: z.array(z.object({ to: z.enum(['stdout', 'stderr']), text: z.string() })),
  failure: z.string().nullable(),
});
