/** What a visitor reads or hears of forms and their fields. */
export const formTexts = {
  /** Of a field that is there for machines only; whoever hears it all the same is told. */
  honeypot: 'Leave this field empty',
  problems: (count: number) => (count === 1 ? 'One field needs a second look' : `${count} fields need a second look`),
  sendingFile: 'Sending your file',
  sent: (share: number) => `${Math.round(share * 100)} %`,
  cancel: 'Cancel',
} as const;
