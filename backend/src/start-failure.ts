/** An error at the start that the operator can fix: one clear message, printed without a stack. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** The embedded database throws plain objects with WASI's errno, whose numbers differ from the system's. */
const wasiCodes: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  51: 'ENOSPC',
  54: 'ENOTDIR',
  63: 'EPERM',
  69: 'EROFS',
};

/** The system's code of an error (`ENOSPC`), whoever threw it; `null` when there is none. */
export function systemCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  const isWasi = 'name' in error && error.name === 'ErrnoError' && 'errno' in error;
  return isWasi ? (wasiCodes[Number(error.errno)] ?? null) : null;
}

/** Every message of the chain of causes; the database may report a full disk three levels deep. */
function wholeMessage(error: unknown): string {
  return error instanceof Error ? `${error.message} ${wholeMessage(error.cause)}` : '';
}

/** Whether the disk was full. */
export function isDiskFull(error: unknown): boolean {
  const code = systemCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return true;
  return /\bENOSPC\b|no space left on device|disk quota exceeded|could not (extend|resize) file/i.test(
    wholeMessage(error),
  );
}

/** Whether a migration found an object that it was to create: PostgreSQL's codes for a duplicate table, column or object. */
function isForeignSchema(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isTwice = 'code' in error && ['42P07', '42701', '42710'].includes(String(error.code));
  return isTwice || isForeignSchema(error.cause);
}

/**
 * Turns a system error during the opening of the data folder into a message. `null` for an unknown error, which is a defect and
 * printed with its stack.
 */
export function explainDataFolder(error: unknown, dataFolder: string): StartFailure | null {
  if (error instanceof StartFailure) return error;
  if (isDiskFull(error)) {
    return new StartFailure(
      `The disk that holds the data folder ${dataFolder} is full. Free some space, or set DATA_DIR to a folder on another disk.`,
    );
  }
  if (isForeignSchema(error)) {
    return new StartFailure(
      `The database in ${dataFolder} was made by another version of Iwan and cannot be brought up to date. Move the folder away to begin anew, or run the version that made it.`,
    );
  }
  const code = systemCode(error);
  if (code === null) return null;
  if (['EACCES', 'EPERM', 'EROFS'].includes(code)) {
    return new StartFailure(
      `The data folder ${dataFolder} cannot be written to (${code}). Give this user the right to write there, or set DATA_DIR to another folder.`,
    );
  }
  if (['ENOTDIR', 'EEXIST', 'ENOENT', 'ELOOP', 'ENAMETOOLONG'].includes(code)) {
    return new StartFailure(
      `The data folder ${dataFolder} is not a folder and cannot become one (${code}). Set DATA_DIR to another folder.`,
    );
  }
  return null;
}

/** Turns a system error about the address of the API into a message. */
export function explainListening(error: unknown, host: string, port: number): StartFailure | null {
  switch (systemCode(error)) {
    case 'EADDRINUSE':
      return new StartFailure(
        `Port ${port} is already in use. Stop the program that uses it, or set API_PORT to another port.`,
      );
    case 'EACCES':
      return new StartFailure(`This user may not open port ${port}. Set API_PORT to a port above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartFailure(`This machine has no address "${host}". Set API_HOST to one it has, such as 127.0.0.1.`);
    default:
      return null;
  }
}
