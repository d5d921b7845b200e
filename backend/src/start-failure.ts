/** A reason not to start that the person at the keyboard can act on: one clear sentence, printed without a stack. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

interface SystemError extends Error {
  readonly code: string;
}

function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

/** Every message down the chain of causes; a full disk may be reported three layers deep by the database. */
function wholeMessage(error: unknown): string {
  return error instanceof Error ? `${error.message} ${wholeMessage(error.cause)}` : '';
}

/** True when the disk had no room left, whoever noticed it. */
export function isDiskFull(error: unknown): boolean {
  if (isSystemError(error) && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) return true;
  return /\bENOSPC\b|no space left on device|disk quota exceeded|could not (extend|resize) file/i.test(
    wholeMessage(error),
  );
}

/**
 * Turns what the system said while the data folder was being opened into a sentence. `null` for what we do not know:
 * that is a defect, and deserves its stack.
 */
export function explainDataFolder(error: unknown, dataFolder: string): StartFailure | null {
  if (error instanceof StartFailure) return error;
  if (isDiskFull(error)) {
    return new StartFailure(
      `The disk that holds the data folder ${dataFolder} is full. Free some space, or set DATA_DIR to a folder on another disk.`,
    );
  }
  if (!isSystemError(error)) return null;
  if (['EACCES', 'EPERM', 'EROFS'].includes(error.code)) {
    return new StartFailure(
      `The data folder ${dataFolder} cannot be written to (${error.code}). Give this user the right to write there, or set DATA_DIR to another folder.`,
    );
  }
  if (['ENOTDIR', 'EEXIST', 'ENOENT', 'ELOOP', 'ENAMETOOLONG'].includes(error.code)) {
    return new StartFailure(
      `The data folder ${dataFolder} is not a folder and cannot become one (${error.code}). Set DATA_DIR to another folder.`,
    );
  }
  return null;
}

/** The same for the address that the API listens on. */
export function explainListening(error: unknown, host: string, port: number): StartFailure | null {
  if (!isSystemError(error)) return null;
  switch (error.code) {
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
