/** Dirhams exact to the fil (section 9: currency AED, en-AE formatting). */
export const dirhams = new Intl.NumberFormat('en-AE', { style: 'currency', currency: 'AED' });

/** The same in a table whose head says what it is. */
export const amounts = new Intl.NumberFormat('en-AE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount as it stands in a field: with separators. */
export const fieldAmounts = new Intl.NumberFormat('en-AE');
