import type { Heading } from './heading.ts'
import { refusal } from './refusal.ts'

const deepestNesting = 100
const mostHeadings = 2000
/** In this order; the first is the content format of our own exports. */
const headingKeys = ['heading', 'title', 'name', 'section', 'label', 'text']
const listKeys = [
  'sections',
  'subsections',
  'chapters',
  'headings',
  'outline',
  'children',
  'items',
  'content',
  'document',
  'template',
]

type Fields = Record<string, unknown>

/** The headings of a JSON document: our own content, lists of named sections, or objects whose keys are the headings. */
export function readJson(text: string): Heading[] {
  checkDepth(text)
  const headings: Heading[] = []
  walk(withoutWrappers(parse(text)), 1, (heading) => {
    if (headings.length < mostHeadings) headings.push(heading)
  })
  return headings
}

/** Removes objects around the list of top headings, including a title. */
function withoutWrappers(value: unknown): unknown {
  let inner = value
  for (
    let list = isFields(inner) ? listOf(inner) : undefined;
    list !== undefined;
    list = isFields(inner) ? listOf(inner) : undefined
  )
    inner = list
  return inner
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refusal.badJson()
  }
}

/** Called before parsing: deeply nested JSON would overflow the stack of recursive functions. */
function checkDepth(text: string) {
  let [depth, isString] = [0, false]
  for (let position = 0; position < text.length; position++) {
    const character = text[position]
    if (isString) {
      if (character === '\\') position++
      else if (character === '"') isString = false
    } else if (character === '"') isString = true
    else if (character === '{' || character === '[') {
      if (++depth > deepestNesting) throw refusal.tooDeep()
    } else if (character === '}' || character === ']') depth--
  }
}

function walk(value: unknown, level: number, add: (heading: Heading) => void): void {
  if (typeof value === 'string') add({ level, text: value })
  else if (Array.isArray(value)) for (const item of value) walk(item, level, add)
  else if (isFields(value)) walkFields(value, level, add)
}

function walkFields(fields: Fields, level: number, add: (heading: Heading) => void) {
  const text = headingKeys.map((key) => fields[key]).find((heading) => typeof heading === 'string')
  const list = listOf(fields)
  if (text !== undefined) {
    const own = typeof fields['level'] === 'number' && fields['level'] >= 1 ? Math.min(Math.floor(fields['level']), 9) : level
    add({ level: own, text })
    if (list !== undefined) walk(list, own + 1, add)
  } else if (list !== undefined) walk(list, level, add)
  else {
    for (const [key, below] of Object.entries(fields)) {
      add({ level, text: key })
      if (isFields(below)) walkFields(below, level + 1, add)
    }
  }
}

function listOf(fields: Fields): unknown {
  return listKeys.map((key) => fields[key]).find((list) => typeof list === 'object' && list !== null)
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
