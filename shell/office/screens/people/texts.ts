import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    title: 'Staff',
    invite: 'Invite a colleague',
    columns: { name: 'Name', email: 'Email', role: 'Role', lastSeen: 'Last active', passkeys: 'Passkeys' },
    never: 'Never',
    agent: 'Agent profile',
    agentHelp: 'Leads for this agent’s projects go to this person.',
    noAgent: 'None',
    send: 'Invite',
    edit: 'Edit',
    invited: (email: string) => `${email} can now sign in.`,
    remove: 'Remove',
    removeQuestion: (name: string) => `Remove ${name}? They will be signed out everywhere.`,
    endSessions: 'Sign out everywhere',
    sessionsEnded: 'Signed out everywhere.',
    cancel: 'Cancel',
  }),
});
