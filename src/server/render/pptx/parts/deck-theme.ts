import { fonts, ourTheme } from '#server/render/open-xml/look.ts'

/** Titles in serif and text in sans-serif type: the opposite of a document that is read. */
export const deckTheme = { ...ourTheme, fonts: { headings: fonts.serif, body: fonts.sans } }
