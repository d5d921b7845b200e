import type { Caller } from '../office/caller';

/** Whoever may run commands may do everything; the audit log names the command as the author. */
export const commandCaller: Caller = {
  key: '',
  person: {
    id: 0,
    email: '',
    name: 'Command line',
    role: 'administrator',
    agent_id: null,
    invited_at: new Date(0),
    last_seen_at: null,
    version: 0,
  },
  hasFactor: true,
  hasPasskey: true,
  secondFactor: 'none',
};
