// Limits of the lists of a project, which parsers of any backend apply as well.

/** The most rows of a table of units. */
export const mostUnits = 60;
export const mostRooms = 30;
export const mostInstalments = 24;
/** One for each type of unit, and the service charge. */
export const mostFigures = 30;
/** Ten years of months. */
export const mostReports = 120;
export const mostReportPhotos = 12;
export const mostPromises = 20;
/** Pictures with details. */
export const mostPictures = 100;

/** Valid ids of units in an address. */
export const unitIdPattern = /^[\p{L}\p{N}.-]{1,60}$/u;
