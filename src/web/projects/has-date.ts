/** True if a title already has its date, in any of the usual forms. */
export function hasDate(title: string, iso: string): boolean {
  const time = Date.parse(`${iso}T00:00:00Z`)
  const forms = ['en-GB', 'en-US', 'de-DE'].flatMap((locale) =>
    (['long', 'short', '2-digit'] as const).map((month) =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' }).format(time),
    ),
  )
  return [iso, ...forms].some((form) => title.includes(form))
}
