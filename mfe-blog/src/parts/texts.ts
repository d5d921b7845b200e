/** What a visitor reads on the blog's cards and above its articles. */
export const texts = {
  author: (name: string) => `By ${name}`,
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
} as const;
