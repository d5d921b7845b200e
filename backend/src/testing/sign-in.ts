import { readMailbox } from '../mail/mailbox-folder';
import type { User } from '../sign-in/sessions';
import type { DemoBackend } from './demo-backend';

export interface SignedIn {
  readonly user: User;
  /** For the `Cookie` header. */
  readonly cookie: string;
}

/** The headers of a reader's browser. */
export function postJson(
  backend: Pick<DemoBackend, 'app'>,
  url: string,
  payload: object,
  headers: Readonly<Record<string, string>> = {},
) {
  return backend.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  });
}

/** The code in the newest mail to an address, from the mailbox. */
export async function mailedCode(email: string): Promise<string> {
  const mail = (await readMailbox(testDataFolder)).find(({ to }) => to === email);
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

/** Signs a reader in as the site does: requests a code, reads the mail, sends the code. */
export async function signIn(backend: Pick<DemoBackend, 'app'>, email: string): Promise<SignedIn> {
  await postJson(backend, '/api/send-user-otp', { email });
  const otp = await mailedCode(email);
  const response = await postJson(backend, '/api/verify-user-otp', { email, otp });
  const [cookie] = response.cookies;
  if (cookie === undefined) throw new Error(`${email} could not sign in: ${response.body}`);
  return { user: response.json().data, cookie: `${cookie.name}=${cookie.value}` };
}
