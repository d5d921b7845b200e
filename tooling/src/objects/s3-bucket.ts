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
  const failed = (doing: string, key: string, problem: unknown) =>
    new Error(`${key} could not be ${doing} ${address}: ${reasonOf(problem)}.`, { cause: problem });

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
      } catch (problem) {
        const status = statusOf(problem);
        if (status === 304) return 'unchanged';
        if (status === 404 && !isNamed(problem, 'NoSuchBucket')) return null;
        throw failed('read from', key, problem);
      }
    },
    async writtenAt(key) {
      try {
        const { LastModified } = await limited((options) => client.send(new HeadObjectCommand(at(key)), options));
        return LastModified?.getTime() ?? Date.now();
      } catch (problem) {
        // Without a body the response does not say whether there is such a bucket.
        if (statusOf(problem) === 404) return null;
        throw failed('found in', key, problem);
      }
    },
    async write(key, content) {
      try {
        await limited((options) => client.send(new PutObjectCommand({ ...at(key), Body: content }), options));
      } catch (problem) {
        throw failed('written to', key, problem);
      }
    },
    async replace(key, content, knownTag) {
      const condition = knownTag === null ? { IfNoneMatch: '*' } : { IfMatch: knownTag };
      try {
        const command = new PutObjectCommand({ ...at(key), Body: content, ...condition });
        const { ETag = '' } = await limited((options) => client.send(command, options));
        return ETag;
      } catch (problem) {
        // 409: concurrent writes. 404: it was removed meanwhile.
        if ([404, 409, 412].includes(statusOf(problem)) && !isNamed(problem, 'NoSuchBucket')) return null;
        throw failed('written to', key, problem);
      }
    },
    async remove(key) {
      try {
        await limited((options) => client.send(new DeleteObjectCommand(at(key)), options));
      } catch (problem) {
        throw failed('removed from', key, problem);
      }
    },
    async *list(below) {
      let next: string | undefined;
      do {
        const command = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + below, ContinuationToken: next });
        const page = await limited((options) => client.send(command, options)).catch((problem: unknown) => {
          throw failed('listed in', below, problem);
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
  } catch (problem) {
    throw controller.signal.aborted ? controller.signal.reason : problem;
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

function statusOf(problem: unknown): number {
  return problem instanceof S3ServiceException ? (problem.$metadata.httpStatusCode ?? 0) : 0;
}

function isNamed(problem: unknown, name: string): boolean {
  return problem instanceof S3ServiceException && problem.name === name;
}

function reasonOf(problem: unknown): string {
  if (isNamed(problem, 'NoSuchBucket')) return 'there is no such bucket';
  if (statusOf(problem) === 403) return 'these credentials may not';
  return problem instanceof Error ? problem.message.replace(/\.$/, '') : String(problem);
}
