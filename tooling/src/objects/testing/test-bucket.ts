import { s3Bucket } from '../s3-bucket';
import { type S3Server, startS3Server } from './s3-server';

let server: S3Server | null = null;

/** A bucket of a local server, through the client of production. */
export async function testBucket(name = 'releases') {
  server ??= await startS3Server('releases');
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: server.url,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    // One attempt: a test does not wait for retries.
    AWS_MAX_ATTEMPTS: '1',
  });
  return { server, bucket: s3Bucket({ bucket: name, prefix: 'iwan/' }) };
}

/** To be called at the end. */
export async function closeTestBucket(): Promise<void> {
  await server?.close();
  server = null;
}
