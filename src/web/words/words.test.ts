import { expect, test } from 'vitest'

type Words = Record<string, unknown>
const english = import.meta.glob<Words>('./en/*.ts', { eager: true })
const german = import.meta.glob<Words>('./de/*.ts', { eager: true })

/** Each message with the path to it: `settings.tabNames.Profile`. */
function messagesOf(words: Words, path: string): [string, unknown][] {
  return Object.entries(words).flatMap(([key, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null ? messagesOf(value as Words, `${path}.${key}`) : [[`${path}.${key}`, value]],
  )
}
const areaOf = (file: string) => /(\w[\w-]*)\.ts$/.exec(file)![1]!
const all = (files: Record<string, Words>) => Object.entries(files).flatMap(([file, words]) => messagesOf(words, areaOf(file)))

/** Functions that take ids or rows: their results are not built from their arguments. */
const byId = /^(?:document-types|weeks|failures|clients\.sectorName|notifications\.describeNotification)/

/** The words of a message and the numbers among them, with numbers as its arguments. */
function say(message: unknown): string {
  if (typeof message !== 'function') return message as string
  const made: unknown = message(...Array.from({ length: message.length }, (_, place) => 11 + place))
  return typeof made === 'string' ? made : JSON.stringify((made as { props: unknown }).props)
}

test('German has every message of English and no other', () => {
  expect(Object.keys(german).map(areaOf)).toEqual(Object.keys(english).map(areaOf))
  expect(
    all(german)
      .map(([path, message]) => `${path}: ${typeof message}`)
      .toSorted(),
  ).toEqual(
    all(english)
      .map(([path, message]) => `${path}: ${typeof message}`)
      .toSorted(),
  )
  expect(all(english).length).toBeGreaterThan(1000)
})

test('a message says in German all that it is given in English', () => {
  const numbersIn = (text: string) => [...new Set(text.match(/1[1-9]/g))].toSorted()
  const other = new Map(all(german))
  const lost = all(english)
    .filter(([path, message]) => typeof message === 'function' && !byId.test(path))
    .filter(([path, message]) => String(numbersIn(say(message))) !== String(numbersIn(say(other.get(path)))))
  expect(lost.map(([path]) => path)).toEqual([])
})

/** Names, signs, and words that both languages have. */
const same = new Set([
  'Amazon Web Services',
  'Google Cloud',
  'Microsoft Azure',
  'Standard',
  'Block',
  'Board',
  'Budget',
  'Chat',
  'Code',
  'Dashboard',
  'Design',
  'Integration',
  'Migration',
  'Test',
  'Tests',
  'Google Drive',
  'Links',
  'Markdown',
  'Name',
  'OK',
  'Passkeys',
  'Plan',
  'Status',
  'Team',
  'Text',
  'Tokens',
  'Version',
  'Version ',
  'Version 11',
  'Webhooks',
  'Word',
  'v',
  'v11',
  '11, 12 kB',
  '11 min 12 s',
  '{"children":["Version ",11,": ",12,"",null]}',
])

test('no message is left in English', () => {
  const other = new Map(all(german))
  const untranslated = all(english)
    .filter(([path]) => !byId.test(path) && !path.startsWith('language.'))
    .filter(([path, message]) => say(message) === say(other.get(path)))
    .filter(([, message]) => !same.has(say(message)))
  expect(untranslated.map(([path, message]) => `${path}: ${say(message)}`)).toEqual([])
})

test('no message is without words, and none has a blank where German has none', () => {
  for (const [path, message] of all(german).filter(([path]) => !byId.test(path))) {
    expect(`${path}: ${say(message).trim()}`).toMatch(/: \S/)
    expect(say(message)).not.toMatch(/ {2}|undefined/)
  }
})
