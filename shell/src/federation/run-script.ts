import { TimeLimitExceeded } from './time-limit';

/**
 * Runs a script of this site. Rejects when it does not arrive within `milliseconds`, and then never runs: another copy
 * of it will have been asked for.
 */
export function runScript(url: string, milliseconds: number): Promise<void> {
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      disown(script);
      reject(new TimeLimitExceeded(milliseconds));
    }, milliseconds);
    script.src = url;
    script.async = true;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`${url} did not answer with a script.`));
    };
    document.head.append(script);
  });
}

/** Taken off the page alone, a script that is on its way would still run; one that another document owns does not. */
function disown(script: HTMLScriptElement): void {
  document.implementation.createHTMLDocument().adoptNode(script);
}
