import type { Brief } from '#shared/brief.ts'

// Control characters but tab and line feed, lone surrogates, and what turns the direction of text or is no character.
const unwanted = /(?![\t\n])\p{Cc}|\p{Surrogate}|[\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu

/** A text with line ends and spaces of one kind, and nothing that cannot be shown. */
export const cleanText = (text: string) =>
  text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(unwanted, '')
    .replace(/[\u00a0\u202f]/g, ' ')

/** A brief whose quotes can stand in every file. */
export const cleanBrief = (brief: Brief): Brief => ({
  ...brief,
  projectName: cleanText(brief.projectName).replace(/\s+/g, ' ').trim() || 'Untitled project',
  requirements: Object.fromEntries(
    Object.entries(brief.requirements).map(([field, text]) => [field, cleanText(text)]),
  ) as Brief['requirements'],
})
