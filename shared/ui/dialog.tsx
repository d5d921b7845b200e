export function Dialog() { return null; }
