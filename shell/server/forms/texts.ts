/** What a visitor without JavaScript is told of a form that was not sent. */
export const texts = {
  name: 'Tell us your name.',
  phone: 'Leave a number we can call, of 7 to 15 digits.',
  email: 'Write your e-mail address in full, such as name@example.com.',
  message: 'Add a few words about what you are looking for.',
  consent: 'We need your consent to keep what you send.',
  notOurs: {
    title: 'This form was not sent',
    words: 'It can only be sent from our own site. Please open the page there and send it again.',
  },
};
