import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Returns the format of dates in the locale of the page.
 *
 * @param options what of a date is printed; the time zone is UTC, so that server and browser print the same day
 */
export function useDateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { currentLocale } = useDocusaurusContext().i18n;
  return new Intl.DateTimeFormat(currentLocale, { ...options, timeZone: 'UTC' });
}
