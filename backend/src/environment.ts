import { resolve } from 'node:path';
import { z } from 'zod';
import { StartFailure } from './start-failure';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export interface Environment {
  /** 1 to 65535. */
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataFolder: string;
  readonly logLevel: (typeof logLevels)[number];
}

const portRule = 'must be a whole number from 1 to 65535';
const port = z
  .string()
  .regex(/^\d{1,5}$/, portRule)
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535, portRule);

const schema = z.object({
  API_PORT: port.default(3001),
  // Not HOST: several shells set that to the machine's own name.
  API_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./.data'),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('warn'),
});

/** An empty variable is how many tools spell an unset one. */
function withoutEmpty(variables: NodeJS.ProcessEnv): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
}

/**
 * Reads and checks the variables once. Throws a `StartFailure` of one sentence that names the variable, the rule and
 * the value, for the first variable that is wrong.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv, workingFolder: string): Environment {
  const read = schema.safeParse(withoutEmpty(variables));
  if (!read.success) {
    const [issue] = read.error.issues;
    const variable = String(issue?.path[0]);
    throw new StartFailure(`${variable} ${issue?.message}, not "${variables[variable]}".`);
  }
  return {
    port: read.data.API_PORT,
    host: read.data.API_HOST,
    dataFolder: resolve(workingFolder, read.data.DATA_DIR),
    logLevel: read.data.LOG_LEVEL,
  };
}
