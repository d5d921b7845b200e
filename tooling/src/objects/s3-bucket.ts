import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Bucket, BucketAddress } from './bucket';

interface Limits {
  /** The timeout of a request with its retries and its content, in milliseconds. */
  readonly timeLimit: number;
  /** The largest object that is read, in bytes. */
  readonly largest: number;
}

/** No file of a release is larger than some megabytes. */
const usualLimits: Limits = { timeLimit: 30_000, largest: 256 * 1024 * 1024 };

/**
 * A bucket of S3, or of a compatible service with conditional writes. Endpoint, region and credentials are read from the
 * standard environment variables (`AWS_ENDPOINT_URL_S3`, `AWS_REGION`, `AWS_ACCESS_KEY_ID` …).
 */
export function s3Bucket({ bucket, prefix }: BucketAddress, limits: Partial<Limits> = {}): Bucket {
  const { timeLimit, largest } = { ...usualLimits, ...limits };
  // It warns that its later versions drop Node 20; the version here is pinned.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const client = new S3Client({
    // Compatible services have no host for each bucket, and do not support Amazon's newer checksums.
    forcePathStyle: process.env.AWS_ENDPOINT_URL_S3 !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const address = `s3://${bucket}/${prefix}`;
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  const limited = <Result>(work: (options: { abortSignal: AbortSignal }) => Promise<Result>) =>
    inTime(timeLimit, (abortSignal) => work({ abortSignal }));
  const failed = (doing: string, key: string, error: unknown) =>
    new Error(`${key} could not be ${doing} ${address}: ${reasonOf(error)}.`, { cause: error });

  return {
    address,
    async read(key, knownTag) {
      try {
        return await limited(async (options) => {
          const command = new GetObjectCommand({ ...at(key), ...(knownTag && { IfNoneMatch: knownTag }) });
          const { Body, ETag = '' } = await client.send(command, options);
          const content = await readWhole(Body as Readable, largest);
          return { content, tag: ETag };
        });
      } catch (error) {
        const status = statusOf(error);
        if (status === 304) return 'unchanged';
        if (status === 404 && !isNamed(error, 'NoSuchBucket')) return null;
        throw failed('read from', key, error);
      }
    },
    async writtenAt(key) {
      try {
        const { LastModified } = await limited((options) => client.send(new HeadObjectCommand(at(key)), options));
        return LastModified?.getTime() ?? Date.now();
      } catch (error) {
        // Without a body the response does not say whether there is such a bucket.
        if (statusOf(error) === 404) return null;
        throw failed('found in', key, error);
      }
    },
    async write(key, content) {
      try {
        await limited((options) => client.send(new PutObjectCommand({ ...at(key), Body: content }), options));
      } catch (error) {
        throw failed('written to', key, error);
      }
    },
    async replace(key, content, knownTag) {
      const condition = knownTag === null ? { IfNoneMatch: '*' } : { IfMatch: knownTag };
      try {
        const command = new PutObjectCommand({ ...at(key), Body: content, ...condition });
        const { ETag = '' } = await limited((options) => client.send(command, options));
        return ETag;
      } catch (error) {
        // 409: concurrent writes. 404: it was removed meanwhile.
        if ([404, 409, 412].includes(statusOf(error)) && !isNamed(error, 'NoSuchBucket')) return null;
        throw failed('written to', key, error);
      }
    },
    async remove(key) {
      try {
        await limited((options) => client.send(new DeleteObjectCommand(at(key)), options));
      } catch (error) {
        throw failed('removed from', key, error);
      }
    },
    async *list(below) {
      let next: string | undefined;
      do {
        const command = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + below, ContinuationToken: next });
        const page = await limited((options) => client.send(command, options)).catch((error: unknown) => {
          throw failed('listed in', below, error);
        });
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          yield { key: Key.slice(prefix.length), writtenAt: LastModified?.getTime() ?? Date.now() };
        }
        next = page.NextContinuationToken;
      } while (next !== undefined);
    },
  };
}

/** Some work with a signal that is aborted after so many milliseconds. */
async function inTime<Result>(milliseconds: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new Error(`it took longer than ${milliseconds / 1000} s`)),
    milliseconds,
  );
  try {
    return await work(controller.signal);
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}

/** The content of a response, which may not end. The signal of its request ends it. */
async function readWhole(body: Readable | undefined, largest: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > largest) throw new Error(`it is larger than ${largest} bytes`);
  }
  return Buffer.concat(chunks, bytes);
}

function statusOf(error: unknown): number {
  return error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof S3ServiceException && error.name === name;
}

function reasonOf(error: unknown): string {
  if (isNamed(error, 'NoSuchBucket')) return 'there is no such bucket';
  if (statusOf(error) === 403) return 'these credentials may not';
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}
