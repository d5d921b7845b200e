import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/** The text of the privacy policy: what the site does with personal data, and nothing else. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Privacy Policy',
    headTitle: `Privacy Policy | ${business.fullName}`,
    description: `What data ${business.name} collects when you use this site, why, how long we keep it and how to correct or delete it.`,
    lede: 'What we collect about you, why, and how to have it corrected or deleted.',
    ask: 'To see, correct or delete your data, email',
    sections: [
      {
        title: 'Who is responsible',
        paragraphs: [
          `${business.fullName}, ${business.address.join(', ')}. We comply with UAE Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data.`,
        ],
      },
      {
        title: 'Information you send us',
        paragraphs: [
          'When you complete a form, we receive what you enter: your name, phone number, email address, location, message, the home or agent it concerns and, for job applications, your CV. We use it only to reply to you. Newsletters continue until you unsubscribe. For email alerts, we keep your address and search from when you confirm until you unsubscribe by the link in any alert. Unconfirmed requests are deleted after two days.',
          'A shortlist that is shared shows its name, and the names, votes and comments of the people who vote, to everybody who has its link. You can remove yours in the browser in which you wrote them. When the person who made the shortlist ends it, they are all deleted, and so is a shortlist that nobody has opened for 180 days. To prevent abuse, we count for a day how many are made from one network.',
          'To prevent abuse, we count how often a form is sent from one network address. The count is deleted within minutes.',
        ],
      },
      {
        title: 'What your browser stores',
        paragraphs: [
          'Your browser stores what you compare, save, note, search for and view, your currency and unit settings, and unsent form entries. It also stores pages you have read, saved or compared so that they open offline. This stays on your device, and you can delete it there. We receive none of it except the projects and searches you ask us to show. While you are signed in, what you compare, save, note, search for and view is also kept with your account, so that each of your devices shows the same. It is deleted with the account.',
          'If you sign in, one cookie identifies you. It is needed for that and ends when you sign out. If you share a shortlist or vote on one, another cookie recognizes your browser, so that you can change what you wrote. It is used for nothing else. When we test a new version of part of the site, a cookie keeps your version the same for a week. It holds a number that many visitors share and does not identify you. We use no advertising cookies and do not track you on other sites.',
        ],
      },
      {
        title: 'What we share',
        paragraphs: [
          'Maps and images come from our own server. Third-party videos and maps load only when you start them, and their provider then sees your network address. Links to WhatsApp and other sites are subject to their own terms.',
          'We do not sell your data. Your enquiry is read by the agent it concerns and, if it is about a project, may be passed to its developer so that we can reply.',
        ],
      },
      {
        title: 'How long we keep it',
        paragraphs: [
          'As long as we need it to reply to you and as the law requires. Your comments stay until you or we delete them.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'You can ask to see, correct, delete or receive your data in machine-readable form, object to its use, and withdraw consent at any time. You can also complain to the UAE Data Office.',
        ],
      },
    ],
  }),
});
