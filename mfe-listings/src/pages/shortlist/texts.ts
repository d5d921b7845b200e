import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts of the pages on which a shortlist is made and voted on. */
export const textsOf = defineTexts({
  en: (format) => ({
    headTitle: 'Share a shortlist',
    lede: 'Send one link to your family. They vote and comment without an account.',
    listName: 'Name of the shortlist',
    listNameHelp: 'For example: Our home in the Marina. Whoever has the link sees it.',
    projects: (most: number) => `Projects, up to ${format.number(most)}`,
    make: 'Create the link',
    browse: 'Browse projects',
    mine: 'Share this page with your family. Everybody who has its link can vote and comment.',
    others:
      'Vote on each project and add a comment. You need no account. Everybody who has the link sees your vote and comment.',
    end: 'End this shortlist',
    yourName: 'Your name',
    yourNameHelp: 'It is shown with your votes and comments. A first name is enough.',
    another: 'Vote as another person',
    removeVotes: 'Remove my votes and comments',
    votes: { yes: 'Yes', maybe: 'Maybe', no: 'No' },
    voteOn: (project: string) => `Your vote on ${project}`,
    comment: 'Add a comment',
    commentOn: (project: string) => `Comment on ${project}`,
    remove: 'Remove',
    removeCommentOf: (person: string) => `Remove comment by ${person}`,
    gone: 'No longer listed',
    send: 'Send votes',
    saved: 'Your votes and comments are saved.',
    failed: 'We could not save it. Try again.',
    new: { title: 'No projects to share yet', text: 'Save projects or compare them first.' },
    unknown: {
      title: 'There is no shortlist at this address',
      text: 'The link may be incomplete, or nobody has opened it for 180 days.',
    },
    ended: {
      title: 'This shortlist has ended',
      text: 'The person who made it has ended it. Its votes and comments are deleted.',
    },
    away: { title: 'We could not load the shortlist', text: 'Try the link again in a few minutes.' },
  }),
});
