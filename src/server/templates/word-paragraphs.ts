import { readXml } from './read-xml.ts'
import { refusal } from './refusal.ts'
import { outlineLevel } from './word-styles.ts'

export type WordParagraph = {
  text: string
  style: string | undefined
  /** From 0; 9 is body text. */
  outlineLevel: number | undefined
  isBold: boolean
}

const namespaces = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]
/** Deleted and moved text, formatting before a tracked change, and the second form of a drawing. */
const unseen = ['del', 'moveFrom', 'pPrChange', 'rPrChange']
const fallback = 'mc:Fallback'
const deepestNesting = 50
/** Maximum characters stored of a paragraph: no heading is longer. */
const longest = 1000

type Open = WordParagraph & { plainRuns: number; boldRuns: number }

/** Reports the paragraphs of a document part, each when it ends. */
export async function readParagraphs(
  chunks: AsyncIterable<Buffer>,
  onParagraph: (paragraph: WordParagraph) => void,
  progress: () => void,
): Promise<void> {
  const open: Open[] = []
  let prefix: string | undefined
  let [hidden, isRunBold, isText, isRun] = [0, false, false, false]
  const localOf = (name: string) => (prefix !== undefined && name.startsWith(prefix) ? name.slice(prefix.length) : '')
  const isUnseen = (name: string) => name === fallback || unseen.some((local) => name === `${prefix}${local}`)

  function openElement(name: string, attribute: (name: string) => string | undefined) {
    const paragraph = open.at(-1)
    if (name === `${prefix}p`) {
      if (open.length >= deepestNesting) throw refusal.damaged()
      open.push(emptyParagraph())
    } else if (!paragraph) return
    else if (name === `${prefix}r`) [isRun, isRunBold] = [true, false]
    else if (name === `${prefix}t`) isText = true
    else if (name === `${prefix}b`) isRunBold = isRun && !/^(0|false|off)$/.test(attribute(`${prefix}val`) ?? '')
    else markParagraph(paragraph, localOf(name), attribute(`${prefix}val`))
  }
  function closeElement(name: string) {
    if (name === `${prefix}t`) isText = false
    else if (name === `${prefix}r`) isRun = false
    else if (name === `${prefix}p`) {
      const paragraph = open.pop()
      if (paragraph) onParagraph({ ...paragraph, isBold: paragraph.boldRuns > 0 && paragraph.plainRuns === 0 })
    }
  }

  const handlers = {
    open(name: string, attribute: (name: string) => string | undefined) {
      prefix ??= prefixOf(name, attribute)
      if (isUnseen(name)) hidden++
      else if (hidden === 0) openElement(name, attribute)
    },
    close(name: string) {
      if (isUnseen(name)) hidden--
      else if (hidden === 0) closeElement(name)
    },
    text(text: string) {
      const paragraph = open.at(-1)
      if (!isText || hidden > 0 || !paragraph) return
      if (paragraph.text.length < longest) paragraph.text += text.slice(0, longest)
      if (text.trim()) paragraph[isRunBold ? 'boldRuns' : 'plainRuns']++
    },
  }
  await readXml(chunks, handlers, progress)
}

/** The text for elements of a run that are not letters. */
const signs = new Map([
  ['tab', ' '],
  ['br', ' '],
  ['cr', ' '],
  ['noBreakHyphen', '-'],
])

const emptyParagraph = (): Open => ({
  text: '',
  style: undefined,
  outlineLevel: undefined,
  isBold: false,
  plainRuns: 0,
  boldRuns: 0,
})

function markParagraph(paragraph: Open, local: string, value: string | undefined) {
  if (local === 'pStyle') paragraph.style = value
  else if (local === 'outlineLvl') paragraph.outlineLevel = outlineLevel(value)
  else if (paragraph.text.length < longest) paragraph.text += signs.get(local) ?? ''
}

/** Almost always `w:`; the root element determines it. */
function prefixOf(root: string, attribute: (name: string) => string | undefined): string {
  const prefix = root.includes(':') ? root.slice(0, root.indexOf(':')) : ''
  const namespace = attribute(prefix ? `xmlns:${prefix}` : 'xmlns')
  if (!root.endsWith('document') || !namespaces.includes(namespace ?? '')) throw refusal.otherContent('.docx', 'no Word document')
  return prefix ? `${prefix}:` : ''
}
