import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { download, hostOf } from '../../feeds/download';
import { beginImport, type FeedResult, importFeed, keepReport } from '../../feeds/import-feed';
import type { FeedPlan } from '../../feeds/plan';
import { FeedRefusal, largestFeed } from '../../feeds/read-xml';
import { openUploadedMedia } from '../../media/uploaded/uploaded-media';
import { type CommandContext, CommandFailure, withStorage } from '../command';

interface FeedWords {
  /** A file, or an address that begins with https://. */
  readonly feed: string;
  readonly isDry: boolean;
  readonly isForced: boolean;
}

/** The most lines of one kind. */
const shown = 50;
const longestValue = 60;

const valueText = (value: unknown) => {
  const text = String(value ?? '');
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
};

/** A list, such as the units, is only named. */
const difference = (field: string, before: unknown, after: unknown) =>
  typeof (after ?? before) === 'object' ? field : `${field}: ${valueText(before)} → ${valueText(after)}`;

function lines(all: readonly string[]): readonly string[] {
  const more = all.length > shown ? [`and ${all.length - shown} more`] : [];
  return [...all.slice(0, shown), ...more].map((line) => `  ${line}`);
}

/** The differences of a dry run, field by field. */
const differences = ({ added, changed, withdrawn }: FeedPlan) => [
  ...lines(added.map(({ reference, fields }) => `+ ${reference}: ${valueText(fields.name)}`)),
  ...lines(
    changed.flatMap(({ reference, before, changes }) => [
      ...(before.isWithdrawn ? [`+ ${reference}: published again`] : []),
      ...Object.entries(changes).map(
        ([field, value]) => `~ ${reference}, ${difference(field, before.fields[field], value)}`,
      ),
    ]),
  ),
  ...lines(withdrawn.map(({ reference, fields }) => `- ${reference}: ${valueText(fields.name)}`)),
];

function sentences(feed: string, isDry: boolean, { report, plan }: FeedResult): string {
  const { added, changed, withdrawn, unchanged, leftOut } = report;
  const outcome = isDry
    ? `would add ${added}, change ${changed} and unpublish ${withdrawn} listings`
    : `added ${added}, changed ${changed} and unpublished ${withdrawn} listings`;
  const named = ({ reference, message }: { readonly reference: string; readonly message: string }) =>
    `${reference || '(no reference)'}: ${message}`;
  return [
    `${feed}: ${outcome}; ${unchanged} are unchanged, ${leftOut} are rentals or archived.`,
    ...(isDry ? differences(plan) : []),
    ...(report.broken > 0
      ? [`${report.broken} broken entries were left out:`, ...lines(report.faults.map(named))]
      : []),
    ...(report.remarks.length > 0 ? ['Imported without something:', ...lines(report.remarks.map(named))] : []),
  ].join('\n');
}

/** Imports the listing feed of a brokerage from a file or an address; a dry run says what would change. */
export async function importFeedFile({ feed, isDry, isForced }: FeedWords, context: CommandContext): Promise<void> {
  const isAddress = /^[a-z]+:\/\//i.test(feed);
  const source = isAddress ? hostOf(feed) : basename(feed);
  const now = () => new Date();
  const read = () =>
    isAddress
      ? download(feed, largestFeed)
      : readFile(resolve(context.workingFolder, feed)).catch((error: NodeJS.ErrnoException) => {
          throw new CommandFailure(`${feed} cannot be read (${error.code}).`);
        });
  const uploaded = await openUploadedMedia(context.environment);
  try {
    const bytes = await read();
    await withStorage(context, async ({ db }) => {
      const work = () => importFeed({ db, uploaded, download, now }, bytes, { isDry, isForced });
      const begin = () => beginImport(db, { source, is_scheduled: false, started_at: now() });
      const result = isDry ? await work() : await keepReport({ db, now }, await begin(), work);
      context.say(sentences(source, isDry, result));
    });
  } catch (error) {
    if (error instanceof FeedRefusal) throw new CommandFailure(`Nothing was imported: ${error.message}`);
    throw error;
  }
}
