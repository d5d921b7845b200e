import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { BucketAddress } from '../bucket-address';
import type { Bucket } from './bucket';

/** The timeout of a request, in milliseconds: no object is larger than some megabytes. */
const timeLimit = 30_000;

/**
 * A bucket of S3, or of a compatible service with conditional writes. Endpoint, region and credentials are read from the
 * standard environment variables (`AWS_ENDPOINT_URL_S3`, `AWS_REGION`, `AWS_ACCESS_KEY_ID` …).
 */
export function s3Bucket({ bucket, prefix }: BucketAddress): Bucket {
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
  const options = () => ({ abortSignal: AbortSignal.timeout(timeLimit) });
  const failed = (doing: string, key: string, problem: unknown) =>
    new Error(`${key} could not be ${doing} ${address}: ${reasonOf(problem)}.`, { cause: problem });

  return {
    address,
    async read(key, knownTag) {
      try {
        const command = new GetObjectCommand({ ...at(key), ...(knownTag && { IfNoneMatch: knownTag }) });
        const { Body, ETag = '' } = await client.send(command, options());
        return { content: (await Body?.transformToByteArray()) ?? new Uint8Array(), tag: ETag };
      } catch (problem) {
        const status = statusOf(problem);
        if (status === 304) return 'unchanged';
        if (status === 404 && !isNamed(problem, 'NoSuchBucket')) return null;
        throw failed('read from', key, problem);
      }
    },
    async write(key, content) {
      try {
        await client.send(new PutObjectCommand({ ...at(key), Body: content }), options());
      } catch (problem) {
        throw failed('written to', key, problem);
      }
    },
    async replace(key, content, knownTag) {
      const condition = knownTag === null ? { IfNoneMatch: '*' } : { IfMatch: knownTag };
      try {
        const { ETag = '' } = await client.send(
          new PutObjectCommand({ ...at(key), Body: content, ...condition }),
          options(),
        );
        return ETag;
      } catch (problem) {
        // 409: concurrent writes. 404: it was removed meanwhile.
        if ([404, 409, 412].includes(statusOf(problem)) && !isNamed(problem, 'NoSuchBucket')) return null;
        throw failed('written to', key, problem);
      }
    },
    async remove(key) {
      try {
        await client.send(new DeleteObjectCommand(at(key)), options());
      } catch (problem) {
        throw failed('removed from', key, problem);
      }
    },
    async *list(below) {
      try {
        for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + below })) {
          for (const { Key = '', LastModified } of page.Contents ?? []) {
            yield { key: Key.slice(prefix.length), writtenAt: LastModified?.getTime() ?? Date.now() };
          }
        }
      } catch (problem) {
        throw failed('listed in', below, problem);
      }
    },
  };
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
