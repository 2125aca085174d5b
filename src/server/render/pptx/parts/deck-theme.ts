import { fonts, ourTheme } from '#server/render/open-xml/look.ts'

/** Titles in the serif and words in the sans: the other way round from a page that is read. */
export const deckTheme = { ...ourTheme, fonts: { headings: fonts.serif, body: fonts.sans } }
