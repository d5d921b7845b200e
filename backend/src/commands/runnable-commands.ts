import type { Command } from './command';
import { contentCommand } from './content';
import { leadsCommand } from './leads';
import { peopleCommand } from './people';

/** The commands that a running backend runs on behalf of the command line. */
export const runnableNames = ['content', 'leads', 'people'] as const;
export type RunnableName = (typeof runnableNames)[number];

export const runnableCommands: Readonly<Record<RunnableName, Command>> = {
  content: contentCommand,
  leads: leadsCommand,
  people: peopleCommand,
};
