import type { Content } from '#shared/content/content.ts'
import { orderEastAsian } from '#server/render/fonts/east-asian-order.ts'

/** Scripts by their names in a theme (ISO 15924), with Office's fonts for them and a language that uses each. */
export const officeScripts = {
  Jpan: { language: 'ja-JP', serif: 'Yu Mincho', sans: 'Yu Gothic' },
  Hang: { language: 'ko-KR', serif: 'Batang', sans: 'Malgun Gothic' },
  Hans: { language: 'zh-CN', serif: 'SimSun', sans: 'Microsoft YaHei' },
  Hant: { language: 'zh-TW', serif: 'PMingLiU', sans: 'Microsoft JhengHei' },
  Arab: { language: 'ar-SA', serif: 'Times New Roman', sans: 'Arial' },
  Hebr: { language: 'he-IL', serif: 'Times New Roman', sans: 'Arial' },
  Thai: { language: 'th-TH', serif: 'Angsana New', sans: 'Tahoma' },
  Deva: { language: 'hi-IN', serif: 'Mangal', sans: 'Mangal' },
} as const

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}]/u
const scriptOfReaders = { japanese: 'Jpan', korean: 'Hang', simplified: 'Hans', traditional: 'Hant' } as const
export type EastAsianScript = (typeof scriptOfReaders)[keyof typeof scriptOfReaders]

export const isEastAsian = (text: string) => eastAsian.test(text)

/** The East Asian script whose forms of ideographs a document uses, if it has any. */
export function eastAsianScript(content: Content): EastAsianScript | undefined {
  const text = JSON.stringify(content)
  return isEastAsian(text) ? scriptOfReaders[orderEastAsian(text)[0]!] : undefined
}

const complex = { Arab: /\p{Script=Arabic}/u, Hebr: /\p{Script=Hebrew}/u, Thai: /\p{Script=Thai}/u, Deva: /\p{Script=Devanagari}/u }
export type ComplexScript = keyof typeof complex
const complexLetter = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}]/u
export const rightToLeft: ReadonlySet<ComplexScript> = new Set(['Arab', 'Hebr'])

/** The first script of a text whose letters change with their neighbours or run from right to left. */
export function complexScript(text: string): ComplexScript | undefined {
  const [letter] = complexLetter.exec(text) ?? []
  return letter === undefined ? undefined : (Object.keys(complex) as ComplexScript[]).find((script) => complex[script].test(letter))
}

const strongLetter = /\p{L}/u
const letterFromRight = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

/** Words of an English sentence; a name inside an Arabic one begins with a capital. */
const plainWord = /(?<![\p{L}\p{N}.@/_-])\p{Ll}{2,}(?![\p{L}\p{N}@/_-]|\.\p{L})/gu
const isLatin = /^\p{Script=Latin}/u
const fewestPlainWords = 3

/** The direction of the first letter decides, unless only a name in a left-to-right sentence is written in another script. */
export const readsFromRight = (text: string) =>
  letterFromRight.test(strongLetter.exec(text)?.[0] ?? '') &&
  (text.match(plainWord) ?? []).filter((word) => isLatin.test(word)).length < fewestPlainWords

const letters = /\p{L}\p{M}*/gu

/** A text in parts of one script each; characters other than letters belong to the part before, or to the first. */
export function splitScripts(text: string): { text: string; script: ComplexScript | undefined }[] {
  if (!complexLetter.test(text)) return [{ text, script: undefined }]
  const parts: { text: string; script: ComplexScript | undefined }[] = []
  let [from, last] = [0, undefined as { script: ComplexScript | undefined } | undefined]
  for (const found of text.matchAll(letters)) {
    const script = complexScript(found[0])
    if (last && last.script !== script) {
      parts.push({ text: text.slice(from, found.index), ...last })
      from = found.index
    }
    last = { script }
  }
  return [...parts, { text: text.slice(from), script: last?.script }]
}
