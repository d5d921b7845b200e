import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** What a reader of PDF shows of a file. */
export interface ReadPdf {
  readonly text: string;
  readonly totalPages: number;
  readonly title: string;
}

/** PDF.js is a module of Node, which Jest does not run. */
const script = `
import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
const file = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
const { text, totalPages } = await extractText(file, { mergePages: true });
const { info } = await getMeta(file);
process.stdout.write(JSON.stringify({ text, totalPages, title: info.Title }));
`;

/** Opens a PDF with PDF.js, the reader of Firefox, in a process of its own. Rejects where it is none. */
export async function readPdf(body: string | Uint8Array): Promise<ReadPdf> {
  const reader = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: __dirname,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  reader.stdin.end(body);
  const [read, problems] = await Promise.all([text(reader.stdout), text(reader.stderr)]);
  if (read === '') throw new Error(`The reader could not open it: ${problems}`);
  return JSON.parse(read);
}
