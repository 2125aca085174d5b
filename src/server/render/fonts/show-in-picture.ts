import { codeOf, showMissing } from './show-missing.ts'

/** Letters that join, are reordered or run from right to left: pictures are drawn letter by letter and would show them wrongly. */
const shaped = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/gu

/** Like `showMissing`, for text in a picture. */
export const showInPicture = (text: string) => showMissing(text).replaceAll(shaped, codeOf)

/** The part of a title that a picture can show; the full title is also beside the picture, so codes would not help. */
export const shownOfTitle = (text: string) => text.replaceAll(shapedWord, ' ').replace(/\s+/g, ' ').trim()
const shapedWord = /[^\s]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}][^\s]*/gu
