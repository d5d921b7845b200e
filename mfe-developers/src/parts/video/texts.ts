/** What a visitor reads on a video. */
export const texts = {
  play: (name: string) => `Play the video: ${name}`,
} as const;
