import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The text of the privacy policy: what the site does with personal data, and nothing else. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Privacy Policy',
    headTitle: `Privacy Policy | ${business.fullName}`,
    description: `What ${business.name} learns about you when you use this site, what for, how long it is kept, and how you have it corrected or deleted.`,
    lede: 'What we learn about you, what for, and how you take it back.',
    ask: 'To see, correct or delete what we hold about you, write to',
    sections: [
      {
        title: 'Who is responsible',
        paragraphs: [
          `${business.fullName}, ${business.address.join(', ')}. We keep to the UAE’s Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data.`,
        ],
      },
      {
        title: 'What you send us',
        paragraphs: [
          'When you fill in a form we receive what you have typed: your name, telephone number and e-mail address, where you are, your message, which home or adviser it is about, and, when you apply for a job, your résumé. We use it to answer you and for nothing else. A subscription brings you our news until you end it. Where you ask for the news of a search we keep your address and that search, from when you confirm it until you end it by a link in any of the mails; what is not confirmed is gone after two days.',
          'To keep machines and abuse away we count how often a form is sent from one network address. That count is forgotten within minutes.',
        ],
      },
      {
        title: 'What your browser keeps',
        paragraphs: [
          'Your browser itself remembers what you compare, save, search for and keep, and have looked at, the currency and the measures that you chose, and what you have typed into a form that is not sent yet; and, so that they open without a connection, the pages that you have read and those of the homes that you save or compare. This stays on your device and you delete it there. It is not sent to us, except for the projects and searches that you ask us to show.',
          'If you sign in, one cookie tells us who you are. It is needed for that and ends when you sign out. While we try out a new version of a part of the site, another one keeps that part the same for you for a week: it holds a number that many others have as well, and says nothing of you. There are no cookies for advertising, and nobody follows you from here to other sites.',
        ],
      },
      {
        title: 'What others learn',
        paragraphs: [
          'Maps and pictures come to you from our own server. A video or a map of somebody else’s loads when you start it, and its provider then learns your network address. Links to WhatsApp and other sites lead away from here, to where their own rules hold.',
          'We do not sell what we know about you. Your enquiry is read by the adviser whom it concerns and, where you ask about a project, may be passed on to its developer so that it can be answered.',
        ],
      },
      {
        title: 'How long we keep it',
        paragraphs: [
          'As long as we need it to answer you and as the law obliges us to. What you have written below an article stays there until you or we take it away.',
        ],
      },
      {
        title: 'What you may ask for',
        paragraphs: [
          'You may see what we hold about you, have it corrected or deleted, receive it in a form that machines can read, object to its use, and withdraw a consent at any time. You may also complain to the UAE Data Office.',
        ],
      },
    ],
  }),
});
