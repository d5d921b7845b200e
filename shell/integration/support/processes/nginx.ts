import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findProgram, nginx } from '@iwan/tooling/apt-get';
import { freePort } from '@iwan/tooling/free-port';
import { eventually } from '../eventually';
import { withTemporaryFolder } from './temporary-folder';

/** The header by which a test names its visitor; nginx forwards it as the visitor's address. */
export const visitorHeader = 'x-test-visitor';

/**
 * Runs `use` with an nginx in front of a server, as in production: it terminates TLS for `iwan.example` and forwards
 * the address of the visitor.
 */
export function withNginx(target: string, use: (origin: string) => Promise<void>): Promise<void> {
  return withConfiguration(
    `
  server {
    listen 127.0.0.1:PORT;
    location / {
      proxy_pass ${target};
      proxy_set_header Host 127.0.0.1;
      proxy_set_header X-Forwarded-Host iwan.example;
      proxy_set_header X-Forwarded-Proto https;
      proxy_set_header X-Forwarded-For $http_${visitorHeader.replaceAll('-', '_')};
    }
  }`,
    use,
  );
}

/** Runs `use` with an nginx that passes each request to one of the servers that respond. */
export function withBalancer(ports: readonly number[], use: (origin: string) => Promise<void>): Promise<void> {
  const servers = ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`);
  return withConfiguration(
    `
  upstream servers {
    ${servers.join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:PORT;
    client_max_body_size 6m;
    location / {
      proxy_pass http://servers;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_next_upstream error timeout http_503;
    }
  }`,
    use,
  );
}

/** `servers`: the part of the configuration about HTTP, in which "PORT" is replaced. */
async function withConfiguration(servers: string, use: (origin: string) => Promise<void>): Promise<void> {
  const program = await findProgram(nginx);
  if (program === null) throw new Error('This test needs nginx; on Debian: apt-get install nginx-light');
  await withTemporaryFolder(async (folder) => {
    const port = await freePort();
    const file = join(folder, 'nginx.conf');
    await writeFile(file, configuration(folder, servers.replace('PORT', String(port))));
    const server = spawn(program, ['-p', folder, '-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
    try {
      await eventually(async () => {
        if (!(await fetch(`http://127.0.0.1:${port}/healthz`)).ok) throw new Error('nginx does not answer.');
      });
      await use(`http://127.0.0.1:${port}`);
    } finally {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
    }
  });
}

const configuration = (folder: string, servers: string) => `
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;${servers}
}
`;
