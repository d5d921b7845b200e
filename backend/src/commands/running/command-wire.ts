import { z } from 'zod';

/** What a command says, in its order. */
export interface CommandLine {
  readonly to: 'stdout' | 'stderr';
  readonly text: string;
}

/** The answer of `POST /commands`; `failure`: the sentence with which the command ended. */
export interface CommandAnswer {
  readonly lines: readonly CommandLine[];
  readonly failure: string | null;
}

export const commandAnswer = z.object({
  lines: z.array(z.object({ to: z.enum(['stdout', 'stderr']), text: z.string() })),
  failure: z.string().nullable(),
});
