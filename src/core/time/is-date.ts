/** Whether a text is a day of the calendar, written `YYYY-MM-DD` (RFC 3339 full-date), that a date control can hold: from year 1 on. */
export function isDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d\d-\d\d$/.test(text)) {
    return false;
  }
  const day = new Date(`${text}T00:00:00Z`);
  // February 31 is read as March 3.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
