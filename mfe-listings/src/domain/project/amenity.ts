/** The amenities that the advanced filter offers (section 9). */
export const amenities = ['BBQ Area', 'Gym', 'Basketball Court', 'Pool', 'Jacuzzi', 'Tennis Court'] as const;
