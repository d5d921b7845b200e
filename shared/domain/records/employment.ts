/** The kinds of employment of an opening, as its record has them. */
export const employments = ['full_time', 'part_time', 'contract', 'internship'] as const;

export type Employment = (typeof employments)[number];
