import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/** Attributes and props whose value somebody reads or hears. */
const readable =
  /^(?:aria-(?:label|description|valuetext|placeholder|roledescription)|label|title|documentTitle|placeholder|alt|hint|note|description|empty|fallback|legend|caption|said|busyText|closeLabel|any|error)$/
/** Literals that are compared and passed on, not shown: keys of a keyboard, product names, values of the server. */
const notShown = new Set([
  'Enter',
  'Escape',
  'Tab',
  'Home',
  'End',
  'Edge',
  'Firefox',
  'Chrome',
  'Edg',
  'Safari',
  'Mac OS X',
  'JSON',
  'PDF',
  'OpenAI',
  'Anthropic',
  'Claude Sonnet 4.0',
  'Draft',
  'Approved',
  'Starts from',
  'Notification',
  'English',
  'Deutsch',
  'sk-...',
  'sk-ant-...',
])
const hasWord = /\p{L}{2}/u
/** `Save changes`, `The end.`: not `GET`, a style or `application/json`. */
const sentence = /^[“‘(]?\p{Lu}\p{Ll}+(?:[’.…:,!?]|\s|$)/u

type Node = { type: string; start: number } & Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

type Found = (node: Node, text: string) => void

function textOfLiteral({ type, value, quasis }: Node): string | undefined {
  if (type === 'Literal' && typeof value === 'string') return value
  if (type !== 'TemplateLiteral') return undefined
  return (quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked).join('…')
}

function look(node: Node, found: Found) {
  if (/^(?:Import|ExportAll|TS(?!As|Satisfies|NonNull))/.test(node.type)) return
  const shown = (text: string | undefined): text is string => text !== undefined && hasWord.test(text) && !notShown.has(text.trim())
  if (node.type === 'JSXText' && shown(node['value'] as string)) found(node, (node['value'] as string).trim())
  if (node.type === 'JSXAttribute' && isNode(node['value'])) {
    const { name } = node['name'] as { name: string }
    const text = readable.test(name) ? textOfLiteral(node['value']) : undefined
    if (shown(text)) return found(node, text)
    if (node['value'].type === 'Literal') return
  }
  const text = textOfLiteral(node)
  if (text !== undefined && sentence.test(text) && !notShown.has(text)) found(node, text)
  for (const [name, child] of Object.entries(node)) {
    // The name of a property is not its value.
    if (name === 'key' && node['computed'] === false) continue
    for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) look(one, found)
  }
}

/** `line: text` for each text that a file shows by itself instead of by the catalogue. */
function findLiteralTexts(file: string, code: string): string[] {
  const texts: string[] = []
  look(parseSync(file, code).program as unknown as Node, (node, text) => {
    texts.push(`${code.slice(0, node.start).split('\n').length}: ${text}`)
  })
  return texts
}

const web = join(import.meta.dirname, '..')
/** Left out: documents (their own language), the landing page and example briefs (the firm's), drawings (no words), and data of tests. */
const elsewhere =
  /^(?:words|landing|testing|documents\/content)\/|^screens\/(?:printed-document\/(?:paper|watermark)|advanced-generator\/example-briefs)\.tsx?$/
test('what is read on the pages stands in the catalogue', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file) && !elsewhere.test(file),
  )
  expect(files.length).toBeGreaterThan(200)
  const texts = files.flatMap((file) =>
    findLiteralTexts(file, readFileSync(join(web, file), 'utf8')).map((text) => `${file}:${text}`),
  )
  expect(texts).toEqual([])
})

test('a text that stands by itself is found, and what nobody reads is not', () => {
  const code = `
    const failure = 'Something went wrong.'
    const style = 'flex min-w-0 items-center'
    export const One = ({ name }: { name: string }) => (
      <label title="words" className="Grid one" aria-label={\`Remove \${name}\`} onKeyDown={(event) => event.key === 'Enter'}>
        Words {style} {failure} {\`/documents/\${name}\`}
      </label>
    )`
  expect(findLiteralTexts('one.tsx', code)).toEqual(['2: Something went wrong.', '5: words', '5: Remove …', '5: Words'])
})
