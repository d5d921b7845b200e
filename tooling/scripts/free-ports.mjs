import { createServer } from 'node:net';

// Plain JavaScript with Node's own modules only: this runs before anything is installed.

/**
 * Ends the process with one sentence where a port of the site is taken: now, not after minutes of installing and building.
 * An invalid setting has its sentence later (`src/environment.ts`).
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export async function checkPorts({ PORT, OFFICE_PORT, API_PORT, API_URL, SITE_URL, OFFICE_EMAILS }) {
  const hasOffice = OFFICE_PORT !== 'off' && !(SITE_URL && !OFFICE_EMAILS);
  await checkPort('OFFICE_PORT', hasOffice ? OFFICE_PORT || 3002 : null, ', or to "off"');
  await checkPort('PORT', PORT || 3000);
  await checkPort('API_PORT', API_URL ? null : API_PORT || 3001, '', '127.0.0.1');
}

/**
 * @param {string} name
 * @param {string | number | null} value
 * @param {string} [otherwise]
 * @param {string} [host]
 */
async function checkPort(name, value, otherwise = '', host = undefined) {
  const port = Number(value);
  if (!(port >= 1 && port <= 65_535)) return;
  const isFree = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
  if (isFree) return;
  console.error(`Port ${port} is taken by another program. Stop it, or set ${name} to a free one${otherwise}.`);
  process.exit(1);
}
