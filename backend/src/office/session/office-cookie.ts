import { type SessionCookie, sessionCookie } from '../../sign-in/session-cookie';
import { sessionLimits } from './sessions';

/**
 * The office's cookie. `OFFICE_URL` decides whether it is for https, not the request: behind a proxy that terminates TLS the
 * name stays the same.
 */
export function officeCookie(url: string): SessionCookie {
  return sessionCookie({ name: 'iwan-office', origin: url, sameSite: 'strict', life: sessionLimits.life });
}
