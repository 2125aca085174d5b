const day = 86_400_000

export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / day)

/** `2027-06-01`, and a valid date. */
export const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && (new Date(`${text}T00:00:00Z`).toJSON() ?? '').startsWith(text)

const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
/** “1 June 2027” of `2027-06-01`. */
export const formatDay = (iso: string) => long.format(new Date(`${iso}T00:00:00Z`))
