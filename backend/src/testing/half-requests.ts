import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A valid body of a form. */
export const formBody = JSON.stringify({ email: 'ana@example.com', source: 'web_form' });

async function begin(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** Sends the head of a form and the first ten characters of its body. */
export const beginForm = (port: number) =>
  begin(
    port,
    `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${formBody.length}\r\n\r\n${formBody.slice(0, 10)}`,
  );

/** Sends half of a head. */
export const beginHead = (port: number) => begin(port, 'GET /api/teamapi HTTP/1.1\r\nHost: local');
