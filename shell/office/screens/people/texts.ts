import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    title: 'People',
    invite: 'Invite somebody',
    columns: { name: 'Name', email: 'E-mail', role: 'Role', lastSeen: 'Last here', passkeys: 'Passkeys' },
    never: 'never',
    agent: 'Agent of the site',
    agentHelp: 'Leads about this agent’s projects come to this person.',
    noAgent: 'None',
    send: 'Invite',
    edit: 'Change this person',
    invited: (email: string) => `${email} can sign in now.`,
    remove: 'Remove',
    removeQuestion: (name: string) => `Remove ${name}? All of their sessions end at once.`,
    endSessions: 'End all sessions',
    sessionsEnded: 'All of their sessions have ended.',
    cancel: 'Cancel',
  }),
});
