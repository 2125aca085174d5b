import { codeOf, showMissing } from './show-missing.ts'

/** Letters that join, change places or run from right to left: a picture is drawn letter by letter, so it would show them wrong. */
const shaped = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/gu

/** As `showMissing`, for words that stand in a picture. */
export const showInPicture = (text: string) => showMissing(text).replaceAll(shaped, codeOf)

/** What a picture can show of a title that stands in words beside it as well: codes there would tell nobody more. */
export const shownOfTitle = (text: string) => text.replaceAll(shapedWord, ' ').replace(/\s+/g, ' ').trim()
const shapedWord = /[^\s]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}][^\s]*/gu
