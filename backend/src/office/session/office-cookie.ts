import { type SessionCookie, sessionCookie } from '../../sign-in/session-cookie';
import { sessionLimits } from './sessions';

/**
 * The office's cookie. Whether it is for https is what `OFFICE_URL` says, not the request: behind a proxy that ends TLS
 * the name stays the same.
 */
export function officeCookie(url: string): SessionCookie {
  return sessionCookie({ name: 'iwan-office', origin: url, sameSite: 'strict', life: sessionLimits.life });
}
